import type { AccountView } from '@muro/api';
import { useState } from 'react';
import { Notice } from '../../controls/Notice.tsx';
import { useText } from '../../state/language/text-store.ts';
import styles from './AccountPage.module.css';
import { FactorOn } from './FactorOn.tsx';
import { FactorSetUp } from './FactorSetUp.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

interface SecondFactorSectionProps {
  readonly view: AccountView;
  readonly onSwitch: (isOn: boolean) => void;
}

/** The completed action, and the resulting recovery codes. */
interface Done {
  readonly words: 'factorOnDone' | 'factorNewCodesDone' | 'factorOffDone';
  readonly codes: readonly string[];
}

/** Two-step verification: setting it up, or new recovery codes and turning it off. */
export function SecondFactorSection({ view: { name, factor }, onSwitch }: SecondFactorSectionProps) {
  const t = useText();
  const [done, setDone] = useState<Done | null>(null);
  const switchTo = (isOn: boolean, next: Done): void => {
    onSwitch(isOn);
    setDone(next);
  };
  const setUp = <FactorSetUp name={name} onDone={(codes) => switchTo(true, { words: 'factorOnDone', codes })} />;
  const on = factor && (
    <FactorOn
      name={name}
      factor={factor}
      onCodes={(codes) => setDone({ words: 'factorNewCodesDone', codes })}
      onOff={() => switchTo(false, { words: 'factorOffDone', codes: [] })}
    />
  );
  return (
    <section className={styles.section} data-factor>
      <h2>{t('factorTitle')}</h2>
      <p>{t('factorHint')}</p>
      {!done && (on ?? setUp)}
      <Notice>{done && t(done.words)}</Notice>
      {done && done.codes.length > 0 && <RecoveryCodes name={name} codes={done.codes} />}
    </section>
  );
}
