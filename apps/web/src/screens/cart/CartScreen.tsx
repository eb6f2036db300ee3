import { PATHS } from '@muro/api';
import { useEffect, useRef } from 'react';
import { type CartAddress, type CartState, useCart } from '../../app/cart/cart-store.ts';
import { Button, buttonClass } from '../../controls/Button.tsx';
import { PageFrame } from '../../nav-bar/PageFrame.tsx';
import { editorPath, listPath } from '../../state/address/paths.ts';
import { checkoutAddress } from '../../state/address/shop-addresses.ts';
import { carryLocale } from '../../state/language/start-locale.ts';
import { type TextKey, useLocale, useText } from '../../state/language/text-store.ts';
import styles from './CartScreen.module.css';
import { DraftPage } from './DraftPage.tsx';
import { OrderPage } from './OrderPage.tsx';

/** The cart: the order form, then the state of the placed order. Its address names a collage, later an order. */
export function CartScreen() {
  const t = useText();
  const state = useCart((store) => store.state);
  useEffect(() => void useCart.getState().open(addressNow()), []);
  useOrderAddress(state);
  useSignInToOrder(state);
  useFocusOnOrder(state);
  useRenewal();
  return (
    <PageFrame title={t('cartTitle')} className={styles.main}>
      <Content state={state} />
    </PageFrame>
  );
}

function Content({ state }: { readonly state: CartState }) {
  const t = useText();
  if (state.status === 'draft') return <DraftPage lines={state.lines} buyer={state.buyer} sending={state.sending} />;
  if (state.status === 'order') return <OrderPage order={state.order} />;
  if (state.status === 'loading')
    return (
      <p role="status" className={styles.loading}>
        {t('loading')}
      </p>
    );
  if (state.status === 'sign-in') return <Message title="cartSignIn" words="cartSignInHint" />;
  if (state.status === 'empty') return <Message title="cartEmpty" words="cartEmptyHint" />;
  if (state.status === 'unknown') return <Message title="cartUnknown" words="cartUnknownHint" />;
  return (
    <div className={styles.message} role="alert">
      <h1>{t('cartLoadFailed')}</h1>
      <p>{t('listFailedHint')}</p>
      <Button variant="primary" onPress={() => void useCart.getState().open(addressNow())}>
        {t('retry')}
      </Button>
    </div>
  );
}

function Message({
  title,
  words,
}: {
  readonly title: Extract<TextKey, 'cartSignIn' | 'cartUnknown' | 'cartEmpty'>;
  readonly words: 'cartSignInHint' | 'cartUnknownHint' | 'cartEmptyHint';
}) {
  const t = useText();
  const locale = useLocale();
  const collageId = useCart((store) => store.collageId);
  const isOpen = title === 'cartSignIn' && collageId !== '';
  return (
    <div className={styles.message}>
      <h1>{t(title)}</h1>
      <p>{t(words)}</p>
      <p>
        <a
          className={buttonClass('primary')}
          href={carryLocale(`${PATHS.webApp}#${isOpen ? editorPath(locale, collageId) : listPath(locale)}`, locale)}
        >
          {t(isOpen ? 'cartOpenCollage' : 'errorToDesigns')}
        </a>
      </p>
    </div>
  );
}

function addressNow(): CartAddress {
  const search = new URLSearchParams(window.location.search);
  const field = (name: string) => search.get(name) ?? '';
  return { collageId: field('collageid'), material: field('material'), orderId: field('order'), againId: field('again') };
}

/** Moves the focus to the top of the page when the form is replaced by the placed order. */
function useFocusOnOrder({ status }: CartState): void {
  const before = useRef(status);
  useEffect(() => {
    if (status === 'order' && before.current === 'draft') {
      window.scrollTo(0, 0);
      document.querySelector('main')?.focus({ preventScroll: true });
    }
    before.current = status;
  }, [status]);
}

/**
 * Reloads the cart after a change of language, because the shop's delivery methods and terms are in that language: the displayed offer is
 * the one that is ordered.
 */
function useRenewal(): void {
  const locale = useLocale();
  const shownLocale = useRef(locale);
  useEffect(() => {
    if (shownLocale.current !== locale) void useCart.getState().renew();
    shownLocale.current = locale;
  }, [locale]);
}

/** Redirects a signed-out visitor of an order to the order's own page, which leads through the sign-in. */
function useSignInToOrder({ status }: CartState): void {
  const locale = useLocale();
  useEffect(() => {
    const { orderId } = addressNow();
    if (status === 'sign-in' && orderId) window.location.replace(`${PATHS.orderPage}?id=${encodeURIComponent(orderId)}&lang=${locale}`);
  }, [status, locale]);
}

/**
 * Updates the address: a placed order has its own, so that a reload shows the order, not the form. Parameters that have been applied are
 * removed: a collage that was removed from the cart, a preselected material, an order that was added again.
 */
function useOrderAddress(state: CartState): void {
  const id = state.status === 'order' ? String(state.order.id) : '';
  const locale = useLocale();
  useEffect(() => {
    const { orderId, collageId, material, againId } = addressNow();
    if (id && orderId !== id) window.history.replaceState(null, '', carryLocale(`${PATHS.checkout}?order=${id}`, locale));
    else if ((againId && state.status === 'draft') || isGone(state, collageId))
      window.history.replaceState(null, '', carryLocale(PATHS.checkout, locale));
    else if (material && state.status === 'draft') window.history.replaceState(null, '', carryLocale(checkoutAddress(collageId), locale));
  }, [id, locale, state]);
}

/** True if the collage of the address was removed from the cart. */
function isGone(state: CartState, collageId: string): boolean {
  if (collageId === '') return false;
  if (state.status !== 'draft') return state.status === 'empty';
  return !state.lines.some(({ draft }) => String(draft.collageid) === collageId);
}
