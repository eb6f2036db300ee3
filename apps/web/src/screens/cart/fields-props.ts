import type { CartLine } from '../../flow/saving/cart-line.ts';
import type { OrderErrors, OrderFields } from '../../flow/saving/order-form.ts';

export interface FieldsProps {
  readonly fields: OrderFields;
  readonly errors: OrderErrors;
  readonly isLocked: boolean;
  readonly onChange: (part: Partial<OrderFields>) => void;
}

/** Props of fields that depend on the order lines. */
export interface LinesFieldsProps extends FieldsProps {
  readonly lines: readonly CartLine[];
}
