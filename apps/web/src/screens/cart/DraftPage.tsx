import { type OrderDraftAnswer, PATHS } from '@muro/api';
import { type Dispatch, type FormEvent, type SetStateAction, useRef, useState } from 'react';
import { type Sending, useCart } from '../../app/cart/cart-store.ts';
import { Button, buttonClass } from '../../controls/Button.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { focusFirstFault } from '../../controls/use-focus-on-error.ts';
import { INVOICE_FIELDS, NO_INVOICE } from '../../flow/saving/invoice-address.ts';
import { emptyFields, type OrderFields } from '../../flow/saving/order-fields.ts';
import { type OrderErrors, offerOn, orderErrors, orderRequestOf } from '../../flow/saving/order-form.ts';
import { editorPath } from '../../state/address/paths.ts';
import { carryLocale } from '../../state/language/start-locale.ts';
import { useLocale, useText } from '../../state/language/text-store.ts';
import { AddressFields } from './AddressFields.tsx';
import styles from './CartScreen.module.css';
import { DeliveryFields } from './DeliveryFields.tsx';
import { InvoiceFields } from './InvoiceFields.tsx';
import { OrderSum } from './OrderSum.tsx';
import { Piece } from './Piece.tsx';
import { ProductFields } from './ProductFields.tsx';

interface DraftPageProps {
  readonly draft: OrderDraftAnswer;
  readonly sending: Sending;
}

/** What will be ordered, on what, how often, and where it goes. */
export function DraftPage({ draft, sending }: DraftPageProps) {
  const t = useText();
  const [fields, setFields] = useState<OrderFields>(() => startFields(draft, sending));
  const { material } = fields;
  return (
    <div className={styles.columns}>
      <Piece picture={offerOn(draft, material)?.picture ?? draft.picture} size={draft} material={material} />
      <div className={styles.panel}>
        <h1>{t('cartTitle')}</h1>
        {draft.isFinished ? (
          <OrderForm draft={draft} sending={sending} fields={fields} setFields={setFields} />
        ) : (
          <ToCollage draft={draft} words={t('cartUnfinished')} />
        )}
      </div>
    </div>
  );
}

interface ToCollageProps extends Pick<DraftPageProps, 'draft'> {
  readonly words: string;
  /** The collage is opened on it. */
  readonly material?: string;
}

/** Something is left to do in the collage itself. */
function ToCollage({ draft, words, material = '' }: ToCollageProps) {
  const t = useText();
  const locale = useLocale();
  const address = carryLocale(`${PATHS.webApp}#${editorPath(locale, String(draft.collageid), material)}`, locale);
  return (
    <>
      <Notice kind="warning">{words}</Notice>
      <p>
        <a className={buttonClass('primary')} href={address}>
          {t(material ? 'cartOpenCollage' : 'cartBackToCollage')}
        </a>
      </p>
    </>
  );
}

interface OrderFormProps extends DraftPageProps {
  readonly fields: OrderFields;
  readonly setFields: Dispatch<SetStateAction<OrderFields>>;
}

function OrderForm({ draft, sending, fields, setFields }: OrderFormProps) {
  const t = useText();
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<OrderErrors>({});
  const isLocked = sending.kind === 'busy' || sending.kind === 'unsure';
  const change = (part: Partial<OrderFields>) => {
    setFields((before) => ({ ...before, ...part }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = orderErrors(draft, fields, locale);
    setErrors(found);
    if (Object.keys(found).length > 0) requestAnimationFrame(() => focusFirstFault(form.current));
    else void useCart.getState().place(orderRequestOf(draft, fields));
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <ProductFields draft={draft} fields={fields} errors={errors} isLocked={isLocked} onChange={change} />
      {offerOn(draft, fields.material)?.isWhole === false ? (
        <ToCollage draft={draft} words={t('cartOtherPlaces')} material={fields.material} />
      ) : (
        <>
          <AddressFields draft={draft} fields={fields} errors={errors} isLocked={isLocked} onChange={change} />
          <DeliveryFields draft={draft} fields={fields} errors={errors} isLocked={isLocked} onChange={change} />
          {draft.shop.asksInvoiceAddress && <InvoiceFields fields={fields} errors={errors} isLocked={isLocked} onChange={change} />}
          <SendingNotice sending={sending} />
          <OrderSum draft={draft} fields={fields} />
          <Button variant="primary" type="submit" isWide isPending={sending.kind === 'busy'}>
            {t(placeLabel(sending))}
          </Button>
        </>
      )}
    </form>
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

/** An order that nobody answered keeps its words: only the same one may be sent again. */
function startFields(draft: OrderDraftAnswer, sending: Sending): OrderFields {
  if (sending.kind !== 'unsure') return emptyFields(draft);
  const { request } = sending.attempt;
  const asked = INVOICE_FIELDS.map((field) => [field, request[field] ?? ''] as const);
  const invoice = { ...NO_INVOICE, ...Object.fromEntries(asked), hasInvoice: request.invoicename !== undefined };
  const { name, street, postcode, city, country, email, quantity, delivery = '', material = draft.material } = request;
  return { name, street, postcode, city, country, email, quantity, delivery, material, ...invoice };
}
