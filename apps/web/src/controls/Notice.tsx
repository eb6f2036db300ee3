import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { InfoIcon, WarningIcon } from './Icons.tsx';
import styles from './Notice.module.css';

interface NoticeProps {
  readonly kind?: 'info' | 'warning' | 'error';
  /** Without content the live region stays mounted, so that screen readers announce the next message. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly className?: string;
}

/** A message for eyes and screen readers: errors are announced at once (alert), others politely (status). */
export function Notice({ kind = 'info', children, actions, className }: NoticeProps) {
  const Icon = kind === 'info' ? InfoIcon : WarningIcon;
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className={styles.region}>
      {children && (
        <div className={classNames(styles.notice, styles[kind], className)}>
          <Icon className={styles.icon} />
          <div className={styles.words}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </div>
  );
}

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.visuallyHidden}>{children}</span>;
}
