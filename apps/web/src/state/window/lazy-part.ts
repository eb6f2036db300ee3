import { create } from 'zustand';
import { doesServerAnswer } from '../../client/server-answers.ts';
import { showAddressAhead } from '../address/go.ts';

/** Whether a part of the app is wanted and the server does not answer. */
export const useMissingPart = create(() => ({ isAway: false }));

const RETRY_MS = 3000;
/** Nobody is sent round in a circle: a page that has just started anew does not do so again. */
const JUST_STARTED_MS = 30_000;
const STARTED_ANEW = 'muro:started-anew';

/**
 * Brings a part of the app whose code comes when it is wanted.
 *
 * When it does not come, the network was away, or the shop has put up a newer version and the parts of this one are gone. The
 * screen stays as it is until the server answers; then the page starts anew where it was going, and the draft keeps the work.
 *
 * @throws what `load` throws when starting anew has not helped
 */
export async function lazyPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    while (!(await doesServerAnswer())) {
      useMissingPart.setState({ isAway: true });
      await nextTry();
    }
    useMissingPart.setState({ isAway: false });
    if (!mayStartAnew()) throw error;
    return startAnew();
  }
}

/** Brings what is no code, again and again until it is there; meanwhile it is said that the server does not answer. */
export async function untilThere<Thing>(load: () => Promise<Thing>): Promise<Thing> {
  for (;;) {
    try {
      const thing = await load();
      useMissingPart.setState({ isAway: false });
      return thing;
    } catch (error) {
      console.warn(error);
      useMissingPart.setState({ isAway: true });
      await nextTry();
    }
  }
}

/** Notes that it does, as well; not where nothing may be remembered. */
function mayStartAnew(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(STARTED_ANEW) ?? 0) < JUST_STARTED_MS) return false;
    sessionStorage.setItem(STARTED_ANEW, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** Never comes back: until the page ends, what waits for the part goes on waiting. */
function startAnew(): Promise<never> {
  showAddressAhead();
  window.location.reload();
  return new Promise(() => undefined);
}

function nextTry(): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, RETRY_MS);
    window.addEventListener('online', go);
  });
}
