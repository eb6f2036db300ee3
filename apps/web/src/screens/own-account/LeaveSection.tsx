import { PATHS } from '@muro/api';
import { useText } from '../../state/language/text-store.ts';
import styles from './AccountPage.module.css';
import { OwnForm } from './OwnForm.tsx';

interface LeaveSectionProps {
  readonly name: string;
  readonly isCodeAsked: boolean;
  readonly onLeft: () => void;
}

/** The section that deletes the account. */
export function LeaveSection({ name, isCodeAsked, onLeft }: LeaveSectionProps) {
  const t = useText();
  return (
    <section className={styles.section}>
      <h2>{t('ownLeave')}</h2>
      <p>{t('ownLeaveHint')}</p>
      <details className={styles.fold}>
        <summary>{t('ownLeave')}</summary>
        <OwnForm request={{ path: PATHS.leaveAccount, name }} isCodeAsked={isCodeAsked} submit={t('ownLeaveNow')} onDone={onLeft} />
      </details>
    </section>
  );
}
