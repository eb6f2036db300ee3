import { type OrderDraftAnswer, PATHS } from '@muro/api';
import { type FormEvent, useRef, useState } from 'react';
import { type Sending, useCart } from '../../app/cart/cart-store.ts';
import { useLocale, useText } from '../../app/locale/text-store.ts';
import { editorPath } from '../../app/navigate/paths.ts';
import { Button, buttonClass } from '../../controls/Button.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { emptyFields, type OrderErrors, type OrderFields, orderErrors, orderRequestOf } from '../../flow/saving/order-form.ts';
import { AddressFields } from './AddressFields.tsx';
import styles from './CartScreen.module.css';
import { Piece } from './Piece.tsx';
import { ProductFields } from './ProductFields.tsx';

interface DraftPageProps {
  readonly draft: OrderDraftAnswer;
  readonly sending: Sending;
}

/** What will be ordered, on what, how often, and where it goes. */
export function DraftPage({ draft, sending }: DraftPageProps) {
  const t = useText();
  return (
    <div className={styles.columns}>
      <Piece picture={draft.picture} width={draft.width} height={draft.height} />
      <div className={styles.panel}>
        <h1>{t('cartTitle')}</h1>
        {draft.isFinished ? <OrderForm draft={draft} sending={sending} /> : <Unfinished draft={draft} />}
      </div>
    </div>
  );
}

function Unfinished({ draft }: Pick<DraftPageProps, 'draft'>) {
  const t = useText();
  const locale = useLocale();
  return (
    <>
      <Notice kind="warning">{t('cartUnfinished')}</Notice>
      <p>
        <a className={buttonClass('primary')} href={`${PATHS.webApp}#${editorPath(locale, String(draft.collageid))}`}>
          {t('cartBackToCollage')}
        </a>
      </p>
    </>
  );
}

function OrderForm({ draft, sending }: DraftPageProps) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<OrderFields>(() => startFields(draft, sending));
  const [errors, setErrors] = useState<OrderErrors>({});
  const isLocked = sending.kind === 'busy' || sending.kind === 'unsure';
  const change = (part: Partial<OrderFields>) => {
    setFields((before) => ({ ...before, ...part }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = orderErrors(fields);
    setErrors(found);
    if (Object.keys(found).length > 0) focusFirstFault(form.current);
    else void useCart.getState().place(orderRequestOf(draft, fields));
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <ProductFields draft={draft} fields={fields} errors={errors} isLocked={isLocked} onChange={change} />
      <AddressFields fields={fields} errors={errors} isLocked={isLocked} onChange={change} />
      <SendingNotice sending={sending} />
      <Button variant="primary" type="submit" isWide isPending={sending.kind === 'busy'}>
        {t(placeLabel(sending))}
      </Button>
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
  return { ...emptyFields(draft), ...request, material: request.material ?? draft.material };
}

function focusFirstFault(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] button')?.focus());
}
