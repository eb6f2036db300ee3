import type { OrderAnswer, OrderRequest } from '@muro/api';
import { create } from 'zustand';
import { HttpFault } from '../../client/http.ts';
import { fillCart, loadCart, loadOrder, loadOrderDraft, placeOrder, removeFromCart } from '../../client/orders.ts';
import type { CartLine } from '../../flow/saving/cart-line.ts';
import { faultWords } from '../../state/language/fault-words.ts';
import { forgetAttempt, keepAttempt, keptAttempt, newAttempt, type OrderAttempt } from './order-attempt.ts';

/** How the last press of 'place order' ended. `unsure`: it was sent and nobody answered; only the same request may follow. */
export type Sending =
  | { readonly kind: 'none' | 'busy' }
  | { readonly kind: 'unsure'; readonly attempt: OrderAttempt }
  | { readonly kind: 'refused'; readonly reason: string };

export type CartState =
  | { readonly status: 'loading' | 'sign-in' | 'unknown' | 'failed' | 'empty' }
  | { readonly status: 'draft'; readonly lines: readonly CartLine[]; readonly sending: Sending }
  | { readonly status: 'order'; readonly order: OrderAnswer };

interface CartStore {
  readonly state: CartState;
  readonly collageId: string;
  /** Shows what the address names: an order, or the cart, into which a named collage is put. */
  open(address: { readonly collageId: string; readonly orderId: string }): Promise<void>;
  /** Another material or quantity; the server hears of it, so that a returning buyer finds it so. */
  change(collageId: number, part: Partial<Pick<CartLine, 'material' | 'quantity'>>): void;
  remove(collageId: number): Promise<void>;
  /** Sends an order; an unanswered one is sent again as it was, whatever `request` says. */
  place(request: OrderRequest): Promise<void>;
  /** Asks how far the order is. */
  refresh(): Promise<void>;
}

export const useCart = create<CartStore>()((set, get) => ({
  state: { status: 'loading' },
  collageId: '',
  open: async ({ collageId, orderId }) => {
    set({ state: { status: 'loading' }, collageId });
    try {
      if (orderId) set({ state: { status: 'order', order: await loadOrder(orderId) } });
      else
        set({ state: (await attemptState()) ?? linesState((await (collageId ? fillCart({ collageid: collageId }) : loadCart())).lines) });
    } catch (error) {
      set({ state: { status: statusOf(error) } });
    }
  },
  change: (collageId, part) => {
    const { state } = get();
    if (state.status !== 'draft') return;
    const changed = (line: CartLine) => (line.draft.collageid === collageId ? { ...line, ...part } : line);
    set({ state: { ...state, lines: state.lines.map(changed) } });
    // What is ordered is what is shown; that the cart remembers it is a convenience.
    void fillCart({ collageid: String(collageId), ...part }).catch(() => undefined);
  },
  remove: async (collageId) => {
    const { state } = get();
    if (state.status !== 'draft') return;
    const lines = state.lines.filter(({ draft }) => draft.collageid !== collageId);
    set({ state: lines.length > 0 ? { ...state, lines } : { status: 'empty' }, collageId: '' });
    await removeFromCart(String(collageId)).catch((error: unknown) => set({ state: { status: statusOf(error) } }));
  },
  place: async (request) => {
    const { state } = get();
    if (state.status !== 'draft' || state.sending.kind === 'busy') return;
    const attempt = state.sending.kind === 'unsure' ? state.sending.attempt : newAttempt(request);
    const show = (sending: Sending) => set({ state: { ...state, sending } });
    keepAttempt(attempt);
    show({ kind: 'busy' });
    try {
      const order = await placeOrder(attempt.request, attempt.key);
      forgetAttempt();
      set({ state: { status: 'order', order } });
    } catch (error) {
      if (!isRefusal(error)) return show({ kind: 'unsure', attempt });
      forgetAttempt();
      if (error.status === 401) set({ state: { status: 'sign-in' } });
      else {
        // Prices and ways of delivery may be others by now: what is shown must be what is ordered.
        const lines = error.key === 'ERROR_TOTAL' ? await loadLines(attempt.request).catch(() => state.lines) : state.lines;
        set({ state: { ...state, lines, sending: { kind: 'refused', reason: faultWords(error) } } });
      }
    }
  },
  refresh: async () => {
    const { state } = get();
    if (state.status !== 'order') return;
    const order = await loadOrder(String(state.order.id)).catch(() => null);
    if (order) set({ state: { status: 'order', order } });
  },
}));

const linesState = (lines: readonly CartLine[]): CartState =>
  lines.length === 0 ? { status: 'empty' } : { status: 'draft', lines, sending: { kind: 'none' } };

/** An order that nobody answered is shown as it was sent; one of somebody who is no longer signed in is forgotten. */
async function attemptState(): Promise<CartState | null> {
  const attempt = keptAttempt();
  if (!attempt) return null;
  try {
    return { status: 'draft', lines: await loadLines(attempt.request), sending: { kind: 'unsure', attempt } };
  } catch (error) {
    if (!isRefusal(error) || error.status === 401) throw error;
    forgetAttempt();
    return null;
  }
}

/** The collages of an order as they are now. */
function loadLines(request: OrderRequest): Promise<readonly CartLine[]> {
  const wanted = [request, ...(request.more ?? [])];
  return Promise.all(
    wanted.map(async ({ collageid, material, quantity }) => {
      const draft = await loadOrderDraft(collageid);
      return { draft, material: material ?? draft.material, quantity };
    }),
  );
}

/** The server itself said no: nothing was ordered. */
function isRefusal(error: unknown): error is HttpFault {
  return error instanceof HttpFault && error.kind === 'refused' && error.status < 500;
}

function statusOf(error: unknown): 'sign-in' | 'unknown' | 'failed' {
  if (!isRefusal(error)) return 'failed';
  return error.status === 401 ? 'sign-in' : 'unknown';
}
