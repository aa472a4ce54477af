import { useEffect, useState } from 'react';
import { useMe } from './me.ts';
import { Choices } from '../../ui/Choices.tsx';
import { canPush, isTold, startTelling, stopTelling } from '../notify/push.ts';
import { t } from '../../words/words.ts';

/** "Tell me when it is my turn": only where the server is set up for it and the browser can. */
export function PushSetting() {
  const key = useMe(({ me }) => me?.push ?? null);
  const [on, setOn] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    isTold().then(setOn, () => undefined);
  }, []);
  if (key === null || !canPush()) return null;
  const choose = async (wanted: boolean): Promise<void> => {
    const wrong = wanted ? await startTelling(key) : await stopTelling();
    setProblem(wrong);
    setOn(await isTold());
  };
  return (
    <>
      <dt>{t('Tell me when it is my turn')}</dt>
      <dd>
        <Choices
          legend={t('Tell me when it is my turn')}
          values={['off', 'on']}
          value={on ? 'on' : 'off'}
          words={(value) => (value === 'on' ? t('On') : t('Off'))}
          onChoose={(value) => void choose(value === 'on')}
        />
        <p>{t('A notification of this browser, also when the page is closed. It is for online tables.')}</p>
        <p role="alert">{problem}</p>
      </dd>
    </>
  );
}
