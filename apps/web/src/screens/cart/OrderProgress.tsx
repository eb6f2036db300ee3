import type { OrderState } from '@muro/api';
import { classNames } from '../../controls/class-names.ts';
import { CheckIcon, WarningIcon } from '../../controls/Icons.tsx';
import { type TextKey, useText } from '../../state/language/text-store.ts';
import styles from './OrderProgress.module.css';

const STAGES = [
  { state: 'received', label: 'stateReceived', hint: 'stateReceivedHint' },
  { state: 'printing', label: 'statePrinting', hint: 'statePrintingHint' },
  { state: 'printed', label: 'statePrinted', hint: 'statePrintedHint' },
] as const satisfies readonly { readonly state: OrderState; readonly label: TextKey; readonly hint: TextKey }[];

const ENDS = {
  sent: { label: 'stateSent', hint: 'stateSentHint' },
  cancelled: { label: 'stateCancelled', hint: 'stateCancelledHint' },
} as const satisfies Partial<Record<OrderState, { readonly label: TextKey; readonly hint: TextKey }>>;

interface OrderProgressProps {
  readonly state: OrderState;
  /** Why it failed, in the asked language. */
  readonly reason: string;
}

/** The three stages of an order, and what the present one means; changes are read out. */
export function OrderProgress({ state, reason }: OrderProgressProps) {
  const t = useText();
  const now = state === 'sent' ? STAGES.length : STAGES.findIndex((stage) => stage.state === state);
  const words = state === 'sent' || state === 'cancelled' ? ENDS[state] : (STAGES[now] ?? STAGES[0]);
  return (
    <section className={styles.progress} aria-label={t('orderState')}>
      <ol className={styles.stages} aria-hidden="true">
        {STAGES.map((stage, at) => (
          <li key={stage.state} className={classNames(styles.stage, at <= now && styles.reached, at === now && styles.now)}>
            <span className={styles.mark}>{(at < now || state === 'printed') && <CheckIcon />}</span>
            {t(stage.label)}
          </li>
        ))}
      </ol>
      <div role="status" className={styles.words}>
        {state === 'failed' ? (
          <p className={styles.failed}>
            <WarningIcon />
            <span>
              <strong>{t('stateFailed')}</strong> {reason || t('stateFailedHint')}
            </span>
          </p>
        ) : (
          <p>
            <strong>{t(words.label)}.</strong> {t(words.hint)}
          </p>
        )}
      </div>
    </section>
  );
}
