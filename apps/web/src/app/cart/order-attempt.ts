import type { OrderRequest } from '@muro/api';

/** An order that was sent and not answered yet. It survives a reload, so that it can be repeated with the same idempotency key. */
export interface OrderAttempt {
  readonly key: string;
  readonly request: OrderRequest;
}

const SLOT = 'muro.order';

export function newAttempt(request: OrderRequest): OrderAttempt {
  return { key: crypto.randomUUID(), request };
}

export function keepAttempt(attempt: OrderAttempt): void {
  try {
    window.sessionStorage.setItem(SLOT, JSON.stringify(attempt));
  } catch {
    // Without storage the attempt lasts as long as the page.
  }
}

export function forgetAttempt(): void {
  try {
    window.sessionStorage.removeItem(SLOT);
  } catch {
    // Nothing was stored.
  }
}

export function keptAttempt(): OrderAttempt | null {
  try {
    return JSON.parse(window.sessionStorage.getItem(SLOT) ?? 'null') as OrderAttempt | null;
  } catch {
    return null;
  }
}
