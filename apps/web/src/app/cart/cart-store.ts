import type { OrderAnswer, OrderDraftAnswer, OrderRequest } from '@muro/api';
import { create } from 'zustand';
import { HttpFault } from '../../client/http.ts';
import { loadOrder, loadOrderDraft, placeOrder } from '../../client/orders.ts';
import { faultWords } from '../../state/language/fault-words.ts';
import { forgetAttempt, keepAttempt, keptAttempt, newAttempt, type OrderAttempt } from './order-attempt.ts';

/** How the last press of 'place order' ended. `unsure`: it was sent and nobody answered; only the same request may follow. */
export type Sending =
  | { readonly kind: 'none' | 'busy' }
  | { readonly kind: 'unsure'; readonly attempt: OrderAttempt }
  | { readonly kind: 'refused'; readonly reason: string };

export type CartState =
  | { readonly status: 'loading' | 'sign-in' | 'unknown' | 'failed' }
  | { readonly status: 'draft'; readonly draft: OrderDraftAnswer; readonly sending: Sending }
  | { readonly status: 'order'; readonly order: OrderAnswer };

interface CartStore {
  readonly state: CartState;
  readonly collageId: string;
  /** Shows what the address names: an order, or the collage to be ordered. */
  open(address: { readonly collageId: string; readonly orderId: string }): Promise<void>;
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
      else set({ state: draftState(await loadOrderDraft(collageId)) });
    } catch (error) {
      set({ state: { status: statusOf(error) } });
    }
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
      forgetAttempt(request.collageid);
      set({ state: { status: 'order', order } });
    } catch (error) {
      if (!isRefusal(error)) return show({ kind: 'unsure', attempt });
      forgetAttempt(request.collageid);
      if (error.status === 401) set({ state: { status: 'sign-in' } });
      else {
        // Prices and ways of delivery may be others by now: what is shown must be what is ordered.
        const draft = error.key === 'ERROR_TOTAL' ? await loadOrderDraft(request.collageid).catch(() => state.draft) : state.draft;
        set({ state: { ...state, draft, sending: { kind: 'refused', reason: faultWords(error) } } });
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

function draftState(draft: OrderDraftAnswer): CartState {
  const attempt = keptAttempt(String(draft.collageid));
  return { status: 'draft', draft, sending: attempt ? { kind: 'unsure', attempt } : { kind: 'none' } };
}

/** The server itself said no: nothing was ordered. */
function isRefusal(error: unknown): error is HttpFault {
  return error instanceof HttpFault && error.kind === 'refused' && error.status < 500;
}

function statusOf(error: unknown): 'sign-in' | 'unknown' | 'failed' {
  if (!isRefusal(error)) return 'failed';
  return error.status === 401 ? 'sign-in' : 'unknown';
}
