import type { CartAnswer, OrderAnswer, OrderRequest } from '@muro/api';
import { create } from 'zustand';
import { fillCart, fillCartAgain, loadCart, loadOrder, placeOrder, removeFromCart } from '../../client/orders.ts';
import { type CartLine, lineKey } from '../../flow/saving/cart-line.ts';
import type { KnownBuyer } from '../../flow/saving/order-form.ts';
import { faultWords } from '../../state/language/fault-words.ts';
import { isRefusal } from './is-refusal.ts';
import { linesToReload, loadLines, requestedLines } from './load-lines.ts';
import { forgetAttempt, keepAttempt, keptAttempt, newAttempt, type OrderAttempt } from './order-attempt.ts';
import { forgetChanges, sendChange } from './send-changes.ts';

/** Result of the last 'place order'. `unsure`: the request was sent without an answer; only the same request may follow (idempotency). */
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

/** The parts of the cart's address; '' for a missing one. */
export interface CartAddress {
  readonly collageId: string;
  /** The material that the collage was ordered on before: selected again if it is still offered. */
  readonly material?: string;
  readonly orderId: string;
  /** An earlier order whose lines are all added to the cart again. */
  readonly againId?: string;
}

interface CartStore {
  readonly state: CartState;
  readonly collageId: string;
  /** Shows the order or the cart of an address; adds the collage that the address names to the cart. */
  open(address: CartAddress): Promise<void>;
  /** Changes material or quantity; also stores the change on the server, for the buyer's return. */
  change(line: CartLine, part: Partial<Pick<CartLine, 'material' | 'quantity'>>): void;
  remove(line: CartLine): Promise<void>;
  /** Places an order; an unanswered order is sent again unchanged, whatever `request` contains. */
  place(request: OrderRequest): Promise<void>;
  /** Reloads the cart from the server, in the current language; keeps the buyer's choices. */
  renew(): Promise<void>;
  /** Loads the order's current state. */
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
    // The order contains what is shown; storing the change in the cart is only a convenience.
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
    const renewed = await loadLines(linesToReload(state.lines)).catch(() => []);
    const current = get().state;
    if (current.status !== 'draft') return;
    const lines = current.lines.map((line) => ({ ...line, draft: draftFor(line, renewed) }));
    set({ state: { ...current, lines } });
  },
  refresh: async () => {
    const { state } = get();
    if (state.status !== 'order') return;
    const order = await loadOrder(String(state.order.id)).catch(() => null);
    if (order) set({ state: { status: 'order', order } });
  },
}));

/** Returns the fields that identify a line in a request. */
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

/**
 * Returns the state for an unanswered order: it is shown as it was sent. An attempt whose collages the server refuses is dropped.
 */
async function attemptState(): Promise<CartState | null> {
  const attempt = keptAttempt();
  if (!attempt) return null;
  try {
    const lines = await loadLines(requestedLines(attempt.request));
    return { status: 'draft', lines, buyer: { email: '', earlier: null }, sending: { kind: 'unsure', attempt } };
  } catch (error) {
    if (!isRefusal(error) || error.status === 401) throw error;
    forgetAttempt();
    return null;
  }
}

/** Returns the state after a failed attempt, or one with unknown outcome. */
async function stateAfter(error: unknown, draft: DraftState, attempt: OrderAttempt): Promise<CartState> {
  const wasUnsure = draft.sending.kind === 'unsure';
  if (!isRefusal(error) || (wasUnsure && error.status === 429)) return { ...draft, sending: { kind: 'unsure', attempt } };
  // A refusal for lack of sign-in says nothing about the outcome of the previous attempt.
  if (!wasUnsure || error.status !== 401) forgetAttempt();
  if (error.status === 401) return { status: 'sign-in' };
  // The shop may have changed the offer meanwhile: the shown lines must be those that are ordered.
  const lines = await loadLines(requestedLines(attempt.request, draft.lines)).catch(() => draft.lines);
  return { ...draft, lines, sending: { kind: 'refused', reason: faultWords(error) } };
}

const draftFor = (line: CartLine, lines: readonly CartLine[]) =>
  lines.find((candidate) => lineKey(candidate) === lineKey(line))?.draft ?? line.draft;

function statusOf(error: unknown): 'sign-in' | 'unknown' | 'failed' {
  if (!isRefusal(error)) return 'failed';
  return error.status === 401 ? 'sign-in' : 'unknown';
}
