import { create } from 'zustand';
import { doesServerAnswer } from '../../client/server-answers.ts';
import { retryDelayMs } from '../../flow/retry-delay.ts';

/** True while the app waits for a server that does not answer. */
export const useServerStatus = create(() => ({ isUnreachable: false }));

let polling: Promise<void> | null = null;
let waitingCallers = 0;

/** Resolves when the server answers. All waiting callers share one polling loop with exponential backoff (single flight). */
export function whenServerAnswers(): Promise<void> {
  polling ??= poll().finally(() => {
    polling = null;
  });
  return polling;
}

async function poll(): Promise<void> {
  for (let tries = 0; !(await doesServerAnswer()); tries += 1) await withUnreachableNotice(() => backOff(tries));
}

/**
 * Loads data and retries with backoff until it succeeds; meanwhile the app shows that the server does not answer.
 *
 * @throws never: a load that can never succeed retries for ever
 */
export async function retryUntilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load();
    } catch (error) {
      console.warn(error);
      await withUnreachableNotice(async () => {
        await backOff(tries);
        await whenServerAnswers();
      });
    }
  }
}

/** Shows the notice until the last waiting caller continues. */
async function withUnreachableNotice(wait: () => Promise<void>): Promise<void> {
  waitingCallers += 1;
  useServerStatus.setState({ isUnreachable: true });
  await wait();
  waitingCallers -= 1;
  useServerStatus.setState({ isUnreachable: waitingCallers > 0 });
}

/** Waits before attempt `tries` + 1, with jitter; ends early when the browser is online again. */
function backOff(tries: number): Promise<void> {
  const ms = retryDelayMs(tries + 1, Math.random());
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
  });
}
