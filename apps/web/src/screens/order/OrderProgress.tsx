import type { OrderPageAnswer, OrderState } from '@muro/api';
import { type ReactNode, useId } from 'react';
import { classNames } from '../../controls/class-names.ts';
import { CheckIcon, WarningIcon } from '../../controls/Icons.tsx';
import { type TextKey, useText } from '../../state/language/text-store.ts';
import styles from './OrderProgress.module.css';

interface StateWords {
  readonly label: TextKey;
  readonly hint: TextKey;
}

const WORDS = {
  received: { label: 'stateReceived', hint: 'stateReceivedHint' },
  printing: { label: 'statePrinting', hint: 'statePrintingHint' },
  printed: { label: 'statePrinted', hint: 'statePrintedHint' },
  sent: { label: 'stateSent', hint: 'stateSentHint' },
  cancelled: { label: 'stateCancelled', hint: 'stateCancelledHint' },
  failed: { label: 'stateFailed', hint: 'stateFailedHint' },
} as const satisfies Readonly<Record<OrderState, StateWords>>;

/** Stages that every order passes through, in order. */
const STAGES = ['received', 'printing', 'printed', 'sent'] as const satisfies readonly OrderState[];

interface OrderProgressProps {
  readonly order: Pick<OrderPageAnswer, 'state' | 'reason' | 'isHeld' | 'payment'>;
  /** Further information about the state, read out with it. */
  readonly children?: ReactNode;
}

/** The stages of an order, the meaning of the current one, and the payment state; changes are announced (live region). */
export function OrderProgress({ order: { state, reason, isHeld, payment }, children }: OrderProgressProps) {
  const t = useText();
  const title = useId();
  const { label, hint } = WORDS[state];
  const isFailed = state === 'failed';
  return (
    <section className={styles.progress} aria-labelledby={title}>
      <h2 id={title}>{t('orderState')}</h2>
      {state !== 'cancelled' && !isFailed && <Stages state={state} />}
      <div role="status" className={styles.words}>
        <p className={classNames(isFailed && styles.failed)}>
          {isFailed && <WarningIcon />}
          <span>
            <strong>{t(label)}.</strong> {reason || t(hint)}
            {isHeld && state !== 'cancelled' && ` ${t('orderHeld')}`}
            {payment !== 'to-be-paid' && <span className={styles.payment}>{t(payment === 'paid' ? 'orderPaid' : 'orderRefunded')}</span>}
          </span>
        </p>
        {children}
      </div>
    </section>
  );
}

/** Graphic of the stages; the text beside it tells screen readers the same. */
function Stages({ state }: { readonly state: (typeof STAGES)[number] }) {
  const t = useText();
  const currentStage = STAGES.indexOf(state);
  return (
    <ol className={styles.stages} aria-hidden="true">
      {STAGES.map((stage, index) => (
        <li key={stage} className={classNames(styles.stage, index <= currentStage && styles.reached, index === currentStage && styles.now)}>
          <span className={styles.mark}>{(index < currentStage || state === 'sent') && <CheckIcon />}</span>
          {t(WORDS[stage].label)}
        </li>
      ))}
    </ol>
  );
}
