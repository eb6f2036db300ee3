import type { CartAnswer, OrderAnswer, OrderRequest } from '@muro/api';
import { create } from 'zustand';
import { fillCart, fillCartAgain, loadCart, loadOrder, placeOrder, removeFromCart } from '../../client/orders.ts';
import { type CartLine, lineKey } from '../../flow/saving/cart-line.ts';
import type { KnownBuyer } from '../../flow/saving/order-fields.ts';
import { faultWords } from '../../state/language/fault-words.ts';
import { isRefusal } from './is-refusal.ts';
import { loadLines, wantedIn, wantedOf } from './load-lines.ts';
import { forgetAttempt, keepAttempt, keptAttempt, newAttempt, type OrderAttempt } from './order-attempt.ts';
import { forgetChanges, sendChange } from './send-changes.ts';

/** How the last press of 'place order' ended. `unsure`: it was sent and nobody answered; only the same request may follow. */
export type Sending =
  | { readonly kind: 'none' | 'busy' }
  | { readonly kind: 'unsure'; readonly attempt: OrderAttempt }
  | { readonly kind: 'refused'; readonly reason: string };

interface DraftState {
  readonly status: 'draft';
  readonly lines: readonly CartLine[];
  readonly buyer: KnownBuyer;
  readonly sending: Sending;
}

export type CartState =
  | { readonly status: 'loading' | 'sign-in' | 'unknown' | 'failed' | 'empty' }
  | DraftState
  | { readonly status: 'order'; readonly order: OrderAnswer };

/** What the address of the cart names; '' for nothing. */
export interface CartAddress {
  readonly collageId: string;
  /** That the collage was ordered on before: chosen again where it is still offered. */
  readonly material?: string;
  readonly orderId: string;
  /** An earlier order of which all is put into the cart again. */
  readonly againId?: string;
}

interface CartStore {
  readonly state: CartState;
  readonly collageId: string;
  /** Shows what the address names: an order, or the cart, into which a named collage is put. */
  open(address: CartAddress): Promise<void>;
  /** Another material or quantity; the server hears of it, so that a returning buyer finds it so. */
  change(line: CartLine, part: Partial<Pick<CartLine, 'material' | 'quantity'>>): void;
  remove(line: CartLine): Promise<void>;
  /** Sends an order; an unanswered one is sent again as it was, whatever `request` says. */
  place(request: OrderRequest): Promise<void>;
  /** Shows what is in the cart as the server says it now, in the language of now; what the buyer chose stays. */
  renew(): Promise<void>;
  /** Asks how far the order is. */
  refresh(): Promise<void>;
}

export const useCart = create<CartStore>()((set, get) => ({
  state: { status: 'loading' },
  collageId: '',
  open: async ({ collageId, material = '', orderId, againId = '' }) => {
    set({ state: { status: 'loading' }, collageId });
    try {
      if (orderId) set({ state: { status: 'order', order: await loadOrder(orderId) } });
      else set({ state: (await attemptState()) ?? cartState(await cartFor({ collageId, material, againId })) });
    } catch (error) {
      set({ state: { status: statusOf(error) } });
    }
  },
  change: (which, part) => {
    const { state } = get();
    if (state.status !== 'draft') return;
    const changed = (line: CartLine) => (lineKey(line) === lineKey(which) ? { ...line, ...part } : line);
    set({ state: { ...state, lines: state.lines.map(changed) } });
    // What is ordered is what is shown; that the cart remembers it is a convenience.
    void sendChange(() => fillCart({ ...nameOf(which), ...part })).catch(() => undefined);
  },
  remove: async (which) => {
    const { state } = get();
    if (state.status !== 'draft') return;
    const lines = state.lines.filter((line) => lineKey(line) !== lineKey(which));
    set({ state: lines.length > 0 ? { ...state, lines } : { status: 'empty' }, collageId: '' });
    await sendChange(() => removeFromCart(nameOf(which))).catch((error: unknown) => set({ state: { status: statusOf(error) } }));
  },
  place: async (request) => {
    const { state } = get();
    if (state.status !== 'draft' || state.sending.kind === 'busy') return;
    const attempt = state.sending.kind === 'unsure' ? state.sending.attempt : newAttempt(request);
    keepAttempt(attempt);
    set({ state: { ...state, sending: { kind: 'busy' } } });
    try {
      const order = await placeOrder(attempt.request, attempt.key);
      forgetAttempt();
      forgetChanges();
      set({ state: { status: 'order', order } });
    } catch (error) {
      set({ state: await stateAfter(error, state, attempt) });
    }
  },
  renew: async () => {
    const { state } = get();
    if (state.status !== 'draft') return;
    const renewed = await loadLines(wantedIn(state.lines)).catch(() => []);
    const now = get().state;
    if (now.status !== 'draft') return;
    const lines = now.lines.map((line) => ({ ...line, draft: draftFor(line, renewed) }));
    set({ state: { ...now, lines } });
  },
  refresh: async () => {
    const { state } = get();
    if (state.status !== 'order') return;
    const order = await loadOrder(String(state.order.id)).catch(() => null);
    if (order) set({ state: { status: 'order', order } });
  },
}));

/** Names a line in a request. */
const nameOf = ({ draft, line }: CartLine) => ({ collageid: String(draft.collageid), line });

function cartFor({ collageId, material, againId }: Readonly<Record<'collageId' | 'material' | 'againId', string>>): Promise<CartAnswer> {
  if (againId) return fillCartAgain(againId);
  return collageId ? filled(collageId, material) : loadCart();
}

async function filled(collageid: string, material: string): Promise<CartAnswer> {
  if (material === '') return await fillCart({ collageid });
  return await fillCart({ collageid, material }).catch((error: unknown) => {
    if (isRefusal(error) && error.status !== 401) return fillCart({ collageid });
    throw error;
  });
}

const cartState = ({ lines, email, earlier }: CartAnswer): CartState =>
  lines.length === 0 ? { status: 'empty' } : { status: 'draft', lines, buyer: { email, earlier }, sending: { kind: 'none' } };

/** An order that nobody answered is shown as it was sent; one of somebody who is no longer signed in is forgotten. */
async function attemptState(): Promise<CartState | null> {
  const attempt = keptAttempt();
  if (!attempt) return null;
  try {
    const lines = await loadLines(wantedOf(attempt.request));
    return { status: 'draft', lines, buyer: { email: '', earlier: null }, sending: { kind: 'unsure', attempt } };
  } catch (error) {
    if (!isRefusal(error) || error.status === 401) throw error;
    forgetAttempt();
    return null;
  }
}

/** What is shown when an attempt has come to nothing, or nobody knows to what. */
async function stateAfter(error: unknown, draft: DraftState, attempt: OrderAttempt): Promise<CartState> {
  const wasUnsure = draft.sending.kind === 'unsure';
  if (!isRefusal(error) || (wasUnsure && error.status === 429)) return { ...draft, sending: { kind: 'unsure', attempt } };
  // Whoever must sign in first was not told what became of the attempt before.
  if (!wasUnsure || error.status !== 401) forgetAttempt();
  if (error.status === 401) return { status: 'sign-in' };
  // Whatever the shop changed meanwhile: what is shown must be what is ordered.
  const lines = await loadLines(wantedOf(attempt.request, draft.lines)).catch(() => draft.lines);
  return { ...draft, lines, sending: { kind: 'refused', reason: faultWords(error) } };
}

const draftFor = (line: CartLine, lines: readonly CartLine[]) => lines.find((one) => lineKey(one) === lineKey(line))?.draft ?? line.draft;

function statusOf(error: unknown): 'sign-in' | 'unknown' | 'failed' {
  if (!isRefusal(error)) return 'failed';
  return error.status === 401 ? 'sign-in' : 'unknown';
}
