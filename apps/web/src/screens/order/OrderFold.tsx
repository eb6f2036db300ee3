import { type ReactNode, Suspense, useState } from 'react';
import { classNames } from '../../controls/class-names.ts';
import { useText } from '../../state/language/text-store.ts';
import styles from './OrderPage.module.css';

interface OrderFoldProps {
  readonly summary: string;
  /** True for a right of the buyer, which must be prominent. */
  readonly isRight?: boolean;
  /** A form of `lazy-forms.ts`, loaded when the fold is opened. */
  readonly children: ReactNode;
}

/** An action of the buyer on an order: its form is shown on demand. */
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
