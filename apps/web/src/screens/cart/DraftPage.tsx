import { PATHS } from '@muro/api';
import { distinctNames, namePart } from '@muro/domain';
import type { Locale } from '@muro/texts';
import { type FormEvent, useRef, useState } from 'react';
import { type Sending, useCart } from '../../app/cart/cart-store.ts';
import { Button, buttonClass } from '../../controls/Button.tsx';
import { focusFirstFault } from '../../controls/Form.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { type CartLine, isBlocked, lineKey } from '../../flow/saving/cart-line.ts';
import {
  fieldsOf,
  type KnownBuyer,
  type OrderErrors,
  type OrderFields,
  orderErrors,
  orderRequestOf,
  prefilledFields,
} from '../../flow/saving/order-form.ts';
import { listPath } from '../../state/address/paths.ts';
import { OVERVIEW } from '../../state/address/shop-addresses.ts';
import { carryLocale } from '../../state/language/start-locale.ts';
import { useLocale, useText } from '../../state/language/text-store.ts';
import { AddressFields } from './AddressFields.tsx';
import styles from './CartScreen.module.css';
import { DeliveryFields } from './DeliveryFields.tsx';
import type { LinesFieldsProps } from './fields-props.ts';
import { InvoiceFields } from './InvoiceFields.tsx';
import { LineFields } from './LineFields.tsx';
import { OrderGlance } from './OrderGlance.tsx';
import { OrderSum } from './OrderSum.tsx';

interface DraftPageProps {
  readonly lines: readonly CartLine[];
  readonly buyer: KnownBuyer;
  readonly sending: Sending;
}

/** The order form: collages, materials, quantities and addresses. */
export function DraftPage({ lines, buyer, sending }: DraftPageProps) {
  const t = useText();
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<OrderFields>(() => initialFields({ lines, buyer, sending }, locale));
  const [errors, setErrors] = useState<OrderErrors>({});
  const names = distinctNames(lines.map(({ draft }) => namePart(draft.design)));
  const isLocked = sending.kind === 'busy' || sending.kind === 'unsure';
  const clearFaults = (changed: readonly string[]) =>
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !changed.includes(field))));
  const change = (part: Partial<OrderFields>) => {
    setFields((before) => ({ ...before, ...part }));
    clearFaults(Object.keys(part));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const errors = orderErrors(lines, fields, locale);
    setErrors(errors);
    if (Object.keys(errors).length > 0) requestAnimationFrame(() => focusFirstFault(form.current));
    else void useCart.getState().place(orderRequestOf(lines, fields));
  };
  return (
    <form ref={form} className={styles.columns} onSubmit={submit} noValidate>
      <h1 className={styles.title}>{t('cartTitle')}</h1>
      <div className={styles.panel}>
        <ul className={styles.cartLines}>
          {lines.map((line, index) => (
            <LineFields
              key={lineKey(line)}
              line={line}
              name={names[index] ?? ''}
              isLocked={isLocked}
              isMaterialMissing={errors.material !== undefined}
              isOneOfMany={lines.length > 1}
              onChange={() => clearFaults(['delivery'])}
            />
          ))}
        </ul>
        {!isLocked && <AddAnother />}
      </div>
      <div className={styles.panel}>
        {!lines.some(isBlocked) && (
          <OrderFieldsOf lines={lines} sending={sending} fields={fields} errors={errors} isLocked={isLocked} onChange={change} />
        )}
      </div>
    </form>
  );
}

/** Links to add another collage to the same order; the cart stays as it is. */
function AddAnother() {
  const t = useText();
  const locale = useLocale();
  return (
    <p className={styles.links}>
      <a className={buttonClass('quiet')} href={carryLocale(`${PATHS.webApp}#${listPath(locale)}`, locale)}>
        {t('cartAdd')}
      </a>
      <a className={buttonClass('plain')} href={OVERVIEW[locale]}>
        {t('cartMine')}
      </a>
    </p>
  );
}

interface OrderFieldsProps extends LinesFieldsProps, Pick<DraftPageProps, 'sending'> {}

function OrderFieldsOf({ lines, sending, ...rest }: OrderFieldsProps) {
  const t = useText();
  return (
    <>
      <OrderGlance lines={lines} fields={rest.fields} />
      <AddressFields lines={lines} {...rest} />
      <DeliveryFields lines={lines} {...rest} />
      {lines[0]?.draft.shop.asksInvoiceAddress && <InvoiceFields {...rest} />}
      <SendingNotice sending={sending} />
      <OrderSum lines={lines} fields={rest.fields} />
      <Button variant="primary" type="submit" isWide isPending={sending.kind === 'busy'}>
        {t(placeLabel(sending))}
      </Button>
    </>
  );
}

function placeLabel({ kind }: Sending): 'cartPlacing' | 'retry' | 'cartPlaceOrder' {
  if (kind === 'busy') return 'cartPlacing';
  return kind === 'unsure' ? 'retry' : 'cartPlaceOrder';
}

function SendingNotice({ sending }: Pick<DraftPageProps, 'sending'>) {
  const t = useText();
  if (sending.kind === 'refused') {
    return (
      <Notice kind="error">
        <p>{t('cartFailed')}</p>
        <p>{sending.reason}</p>
      </Notice>
    );
  }
  return <Notice kind="warning">{sending.kind === 'unsure' && t('cartUnsure')}</Notice>;
}

/** Returns the initial fields; an unanswered order keeps its own, because only the same request may be sent again. */
function initialFields({ lines, buyer, sending }: DraftPageProps, locale: Locale): OrderFields {
  if (sending.kind === 'unsure') return fieldsOf(sending.attempt.request);
  return prefilledFields(lines[0]?.draft ?? { countries: null, shop: { asksInvoiceAddress: false } }, buyer, locale);
}
