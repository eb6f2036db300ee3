import { type ReactNode, Suspense, useState } from 'react';
import { classNames } from '../../controls/class-names.ts';
import { useText } from '../../state/language/text-store.ts';
import styles from './OrderPage.module.css';

interface OrderFoldProps {
  readonly summary: string;
  /** A right of the buyer, which must be seen and not searched for. */
  readonly isRight?: boolean;
  /** A form of `lazy-forms.ts`; it is loaded when the fold is opened. */
  readonly children: ReactNode;
}

/** One thing that a buyer may do with an order: its form shows once it is asked for. */
export function OrderFold({ summary, isRight = false, children }: OrderFoldProps) {
  const t = useText();
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className={classNames(styles.fold, isRight && styles.right)} onToggle={() => setOpened(true)}>
      <summary>{summary}</summary>
      {wasOpened && <Suspense fallback={<p role="status">{t('loading')}</p>}>{children}</Suspense>}
    </details>
  );
}
