import { untilThere } from '../../state/window/server-return.ts';
import { isRefusal } from './is-refusal.ts';

let last: Promise<unknown> = Promise.resolve();
let generation = 0;

/**
 * Sends a change of the cart after those before it, again with backoff while nobody answers: what the buyer sees in the cart is there
 * after a reload, too.
 *
 * @throws {HttpFault} the server refused it
 */
export async function sendChange(send: () => Promise<unknown>): Promise<void> {
  const own = generation;
  const sent = last.then(() =>
    untilThere(async () => {
      if (own !== generation) return null;
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

/** Drops changes that were not sent yet: what they are about was ordered. */
export function forgetChanges(): void {
  generation += 1;
}
