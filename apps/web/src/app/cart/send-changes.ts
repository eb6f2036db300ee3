import { retryUntilLoaded } from '../../state/window/server-return.ts';
import { isRefusal } from './is-refusal.ts';

let last: Promise<unknown> = Promise.resolve();
let generation = 0;

/**
 * Sends a change of the cart after all earlier ones, and retries with backoff while the server does not answer: the cart that the buyer
 * sees is also there after a reload.
 *
 * @throws {HttpFault} if the server refuses it
 */
export async function sendChange(send: () => Promise<unknown>): Promise<void> {
  const sentGeneration = generation;
  const sent = last.then(() =>
    retryUntilLoaded(async () => {
      if (sentGeneration !== generation) return null;
      return await send().then(
        () => null,
        (error: unknown) => {
          if (isRefusal(error)) return error;
          throw error;
        },
      );
    }),
  );
  last = sent;
  const refusal = await sent;
  if (refusal) throw refusal;
}

/** Drops changes that were not sent yet, because their lines were ordered. */
export function forgetChanges(): void {
  generation += 1;
}
