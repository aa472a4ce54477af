import { language } from './language.ts';
import { t } from './words.ts';

/** What the engine says of a record by other rules than those of the page. */
const OTHER_RULES = /^It was played by rules (\S+); these are rules (\S+), and by them it could go another way\.$/;

/**
 * Why a record was refused, in the language of the page. What goes wrong once in a thousand times the engine says in
 * English alone: others read that it cannot be repeated.
 */
export function refusalWords(reason: string): string {
  const [, old, now] = OTHER_RULES.exec(reason) ?? [];
  if (old !== undefined && now !== undefined)
    return t('It was played by rules {old}; these are rules {now}, and by them it could go another way.', { old, now });
  return language().words === null ? reason : t('Its record is damaged or was changed.');
}
