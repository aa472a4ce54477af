import { cubes, techIds } from '@benchtop/games/lineae';
import type { LinMoment } from '@benchtop/games/lineae';
import type { ReactNode } from 'react';
import { useWhere } from '../../../table/kit/in-frame.ts';
import { useDone } from '../../../table/kit/use-kit.ts';
import { Tray } from '../../../table/kit/Tray.tsx';
import { Icon } from '../art/icons.tsx';
import { CubePicture } from '../art/pieces.tsx';
import { techSigns } from '../art/signs.ts';
import { useBoard, useChoices } from '../kit.ts';
import { argOf } from '../model.ts';
import { Answers } from '../../../table/kit/Answers.tsx';
import css from './trays.module.css';

const titles: { readonly [M in LinMoment]?: { readonly title: string; readonly words: string } } = {
  sky: {
    title: 'Clean the atmosphere?',
    words: 'Touch the cube above your vessel: it returns to the supply.',
  },
  diesel: {
    title: 'Burn a hydrocarbon?',
    words: 'Touch your diesel engine. The cube stays in the atmosphere above your vessel and hides a sun for good.',
  },
  end: {
    title: 'Before the final scoring',
    words: 'Use technologies and pay back debts as often as you can. Nothing else will come.',
  },
};

/** What may be used at this moment, by touching it. */
export function AbilityTray() {
  const { view } = useBoard();
  const choices = useChoices('use-ability');
  const { title = 'Use what you have', words = '' } = titles[argOf(view, 'moment') ?? 'turn'] ?? {};
  return (
    <Tray title={title} ends={choices.of(({ text }) => text === 'done')} className={useWhere(css.small)}>
      <Answers of={choices.of(({ text }) => text !== 'done')} icon={({ text }) => signFor(text)} />
      <p className={css.words}>{words}</p>
    </Tray>
  );
}

function signFor(text: string): ReactNode {
  const tech = techIds.find((id) => id === text);
  if (tech !== undefined) return <Icon shape={techSigns[tech]} size={20} />;
  const cube = cubes.find((each) => text === `repay-${each}`);
  return cube === undefined ? <Icon shape="engine" size={20} /> : <CubePicture cube={cube} size={20} />;
}

/** Tokens are touched on their tracks. */
export function TokenTray() {
  return (
    <Tray title="Whose progress do you give up?" hint="touch your token on a track" className={useWhere(css.small)} low>
      <Answers of={useChoices('choose-token')} />
      <p className={css.words}>No token is left to hire, so one comes from a track; you begin there again.</p>
    </Tray>
  );
}

/** Workers are touched where they stand. */
export function RecallTray() {
  const done = useDone();
  return (
    <Tray
      title="Take back workers"
      hint={done === null ? undefined : 'touch them on their spaces'}
      className={useWhere(css.small)}
      low
    >
      <Answers of={useChoices('recall-worker')} />
    </Tray>
  );
}
