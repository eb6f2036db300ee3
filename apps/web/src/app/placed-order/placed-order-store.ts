import type { OrderPageAnswer } from '@muro/api';
import { create } from 'zustand';
import { HttpFault } from '../../client/http.ts';
import { changePlacedOrder, loadPlacedOrder, type OrderChangePath } from '../../client/placed-order.ts';
import { retryDelayMs } from '../../flow/retry-delay.ts';
import { textNow } from '../../state/language/text-store.ts';
import { readOrderAccess } from './read-order-access.ts';

export type { OrderChangePath };

type PlacedOrderState =
  /** `unknown`: no such order, or the link has expired. */
  { readonly status: 'loading' | 'unknown' | 'sign-in' } | { readonly status: 'shown'; readonly order: OrderPageAnswer };

interface PlacedOrderStore {
  readonly state: PlacedOrderState;
  /** True if the last request was not answered; the displayed order may be outdated. */
  readonly isUnreachable: boolean;
}

/** Last known state of the order that the page's address identifies. */
export const usePlacedOrder = create<PlacedOrderStore>()(() => ({ state: { status: 'loading' }, isUnreachable: false }));

const POLL_MS = 3000;

/** Number of changes; the answer to a request sent before a change is outdated. */
let changes = 0;

/** Polls the order while the page is visible, with backoff while the server does not answer. @returns ends it */
export function followPlacedOrder(): () => void {
  let timer: number | undefined;
  let failed = 0;
  let running = new AbortController();
  const poll = async (): Promise<void> => {
    window.clearTimeout(timer);
    running.abort();
    running = new AbortController();
    const { signal } = running;
    const before = changes;
    const outcome = await outcomeOf(() => loadPlacedOrder(readOrderAccess(), signal));
    if (signal.aborted) return;
    failed = outcome === null ? failed + 1 : 0;
    if (outcome === null) usePlacedOrder.setState({ isUnreachable: true });
    else if (before === changes) usePlacedOrder.setState({ state: outcome, isUnreachable: false });
    const hasFailed = outcome !== null && outcome.status !== 'shown';
    if (!document.hidden && !hasFailed) timer = window.setTimeout(poll, failed === 0 ? POLL_MS : retryDelayMs(failed, Math.random()));
  };
  const restart = (): void => {
    usePlacedOrder.setState({ state: { status: 'loading' }, isUnreachable: false });
    void poll();
  };
  const pollWhenVisible = (): void => (document.hidden ? window.clearTimeout(timer) : void poll());
  document.addEventListener('visibilitychange', pollWhenVisible);
  window.addEventListener('hashchange', restart);
  restart();
  return () => {
    document.removeEventListener('visibilitychange', pollWhenVisible);
    window.removeEventListener('hashchange', restart);
    window.clearTimeout(timer);
    running.abort();
  };
}

/** @returns null if the server did not answer */
async function outcomeOf(load: () => Promise<OrderPageAnswer>): Promise<PlacedOrderState | null> {
  try {
    return { status: 'shown', order: await load() };
  } catch (error) {
    const status = error instanceof HttpFault ? error.status : 0;
    if (status === 401) return { status: 'sign-in' };
    return status === 404 ? { status: 'unknown' } : null;
  }
}

/** Reason why a change failed, in the page's language. */
export interface OrderChangeFault {
  readonly words: string;
  /** The invalid field; '' if none. */
  readonly field: string;
}

/** Changes the order of the page. @returns null on success */
export async function changeOrder(path: OrderChangePath, fields: Readonly<Record<string, string>>): Promise<OrderChangeFault | null> {
  try {
    const order = await changePlacedOrder(readOrderAccess(), path, fields);
    usePlacedOrder.setState({ state: { status: 'shown', order } });
    return null;
  } catch (error) {
    const isRefused = error instanceof HttpFault && error.kind === 'refused';
    return isRefused ? { words: error.message, field: error.field } : { words: textNow()('noAnswer'), field: '' };
  } finally {
    changes += 1;
  }
}
