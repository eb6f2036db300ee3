import { type AccountView, PATHS, type RecoveryCodesAnswer } from '@muro/api';
import { useMoment } from '../../controls/use-moment.ts';
import { useText } from '../../state/language/text-store.ts';
import styles from './AccountPage.module.css';
import { OwnForm } from './OwnForm.tsx';

interface FactorOnProps {
  readonly name: string;
  readonly factor: NonNullable<AccountView['factor']>;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onOff: () => void;
}

/** Number of remaining codes at which the page suggests new ones. */
const FEW_CODES = 3;

export function FactorOn({ name, factor: { since, codesLeft }, onCodes, onOff }: FactorOnProps) {
  const t = useText();
  const moment = useMoment();
  return (
    <>
      <p>{t('factorIsOn', { date: moment(since) })}</p>
      <p>
        {t('factorCodesLeft', { count: codesLeft })} {codesLeft <= FEW_CODES && t('factorFewCodes')}
      </p>
      <details className={styles.fold}>
        <summary>{t('factorNewCodes')}</summary>
        <OwnForm<RecoveryCodesAnswer>
          request={{ path: PATHS.renewRecoveryCodes, name }}
          isCodeAsked
          submit={t('factorNewCodes')}
          onDone={({ codes }) => onCodes(codes)}
        />
      </details>
      <details className={styles.fold}>
        <summary>{t('factorSwitchOff')}</summary>
        <OwnForm request={{ path: PATHS.endSecondFactor, name }} isCodeAsked submit={t('factorSwitchOff')} onDone={onOff} />
      </details>
    </>
  );
}
