import { HttpFault } from '../../client/http.ts';
import { loadOrderPicture } from '../../client/placed-order.ts';
import { retryDelayMs } from '../../flow/retry-delay.ts';
import { readOrderAccess } from './read-order-access.ts';

/**
 * Loads the picture of a collage of the order, and retries with backoff on transient failures.
 *
 * @param line  counted from 1
 * @returns null if there is none, or if the caller aborted
 */
export async function loadPictureOfLine(line: number, signal: AbortSignal): Promise<Blob | null> {
  for (let tries = 1; !signal.aborted; tries += 1) {
    try {
      return await loadOrderPicture(readOrderAccess(), line, signal);
    } catch (error) {
      if (!isTransient(error)) return null;
      await pause(retryDelayMs(tries, Math.random()), signal);
    }
  }
  return null;
}

const isTransient = (error: unknown): boolean =>
  error instanceof HttpFault && (error.kind === 'lost' || error.status === 429 || error.status >= 500);

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      window.clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = window.setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
