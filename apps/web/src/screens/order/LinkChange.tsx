import { PATHS } from '@muro/api';
import { useText } from '../../state/language/text-store.ts';
import { OrderChange } from './OrderChange.tsx';
import type { ShownOrderProps } from './shown-order-props.ts';

/** Replaces the link of the order. */
export function LinkChange({ onDone }: Pick<ShownOrderProps, 'onDone'>) {
  const t = useText();
  return (
    <OrderChange
      path={PATHS.orderPageLink}
      fields={{}}
      check={() => ({})}
      submit={t('orderNewLink')}
      done={t('orderLinkReplaced')}
      onDone={onDone}
    >
      {() => <p>{t('orderNewLinkHint')}</p>}
    </OrderChange>
  );
}
