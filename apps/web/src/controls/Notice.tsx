import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { InfoIcon, WarningIcon } from './Icons.tsx';
import styles from './Notice.module.css';

interface NoticeProps {
  readonly kind?: 'info' | 'warning' | 'error';
  /** Nothing to say: the region stays, so that screen readers notice the next words. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly className?: string;
}

/** News for the eye and for the screen reader: errors at once, the rest when there is a pause. */
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

/** Words for screen readers only. */
export function Unseen({ children }: { readonly children: ReactNode }) {
  return <span className={styles.unseen}>{children}</span>;
}
