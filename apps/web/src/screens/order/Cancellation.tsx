import { PATHS } from '@muro/api';
import { useText } from '../../state/language/text-store.ts';
import { OrderChange } from './OrderChange.tsx';
import type { ShownOrderProps } from './shown-order-props.ts';
import { useConfirmedEmail } from './use-confirmed-email.tsx';

/** Cancels the order. */
export function Cancellation({ order: { isByLink }, onDone }: ShownOrderProps) {
  const t = useText();
  const email = useConfirmedEmail(isByLink);
  return (
    <OrderChange
      path={PATHS.orderPageCancel}
      fields={email.fields}
      check={email.check}
      submit={t('orderCancelNow')}
      variant="danger"
      done=""
      onDone={onDone}
    >
      {(messages, clearFaults) => (
        <>
          <p>{t('orderCancelHint')}</p>
          {email.field(messages, clearFaults)}
        </>
      )}
    </OrderChange>
  );
}
