/** A lock on a draft; the browser releases it whenever and however the page ends. */
export interface DraftLock {
  /** True if no other page can write the draft; false in a browser without the Web Locks API. */
  readonly isCertain: boolean;
  release(): void;
}

export type LockMode =
  /** Succeeds only if no other page holds the lock. */
  | 'if-free'
  /** Takes the lock from the page that holds it. */
  | 'take-over';

const PREFIX = 'muro-draft ';
/** Time without an answer after which a lock counts as refused. */
const TIMEOUT_MS = 3_000;
const UNCERTAIN: DraftLock = { isCertain: false, release: () => undefined };

/**
 * Locks a draft for this page. Without the Web Locks API (a page without https, a page that is ending) every page gets the lock: there only
 * the claim in the stored header keeps two pages apart.
 *
 * @param onLost  called if another page takes over a granted lock; not called for a refused lock
 * @returns null if another page holds the lock
 */
export function lockDraft(id: string, mode: LockMode, onLost: () => void): Promise<DraftLock | null> {
  const options = mode === 'take-over' ? { steal: true } : { ifAvailable: true };
  return new Promise((settle) => {
    let state: 'asked' | 'granted' | 'over' = 'asked';
    const resolve = (lock: DraftLock | null): void => {
      clearTimeout(timeout);
      settle(lock);
    };
    const resolveUncertain = (): void => {
      if (state === 'asked') state = 'over';
      resolve(UNCERTAIN);
    };
    const granted = (lock: Lock | null): Promise<void> | undefined => {
      if (state === 'over') return undefined;
      if (!lock) {
        resolve(null);
        return undefined;
      }
      state = 'granted';
      return new Promise((unlock) => {
        const release = (): void => {
          state = 'over';
          unlock();
        };
        resolve({ isCertain: true, release });
      });
    };
    const ended = (): void => {
      if (state === 'granted') onLost();
      else resolveUncertain();
    };
    const timeout = setTimeout(resolveUncertain, TIMEOUT_MS);
    locksNow()
      .then((locks) => (locks ? locks.request(PREFIX + id, options, granted) : resolveUncertain()), resolveUncertain)
      .catch(ended);
  });
}

/** Returns the drafts that are locked by any page; an empty set if the browser does not tell. */
export async function lockedDrafts(): Promise<ReadonlySet<string>> {
  try {
    const { held = [] } = (await (await locksNow())?.query()) ?? {};
    return new Set(held.flatMap(({ name = '' }) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])));
  } catch {
    return new Set();
  }
}

/** Rejects if even access to the API is forbidden. */
async function locksNow(): Promise<LockManager | undefined> {
  return (navigator as Partial<Navigator>).locks;
}
