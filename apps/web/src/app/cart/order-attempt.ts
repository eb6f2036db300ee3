import type { OrderRequest } from '@muro/api';

/** An order that was sent and not yet answered. It outlives a reload, so that it can be asked for again under the same key. */
export interface OrderAttempt {
  readonly key: string;
  readonly request: OrderRequest;
}

const slotOf = (collageId: string): string => `muro.order.${collageId}`;

export function newAttempt(request: OrderRequest): OrderAttempt {
  return { key: crypto.randomUUID(), request };
}

export function keepAttempt(attempt: OrderAttempt): void {
  try {
    window.sessionStorage.setItem(slotOf(attempt.request.collageid), JSON.stringify(attempt));
  } catch {
    // Without storage the attempt lives as long as the page.
  }
}

export function forgetAttempt(collageId: string): void {
  try {
    window.sessionStorage.removeItem(slotOf(collageId));
  } catch {
    // Nothing was kept.
  }
}

export function keptAttempt(collageId: string): OrderAttempt | null {
  try {
    return JSON.parse(window.sessionStorage.getItem(slotOf(collageId)) ?? 'null') as OrderAttempt | null;
  } catch {
    return null;
  }
}
