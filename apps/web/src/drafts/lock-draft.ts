/** A draft that this page works on; the browser lets go of it when the page ends, however it ends. */
export interface DraftLock {
  /** No other page can write the draft now; false where the browser gives no locks. */
  readonly isCertain: boolean;
  release(): void;
}

export type LockMode =
  /** Only when no other page holds it. */
  | 'if-free'
  /** From whoever holds it. */
  | 'take-over';

const PREFIX = 'muro-draft ';
/** Locks that do not answer count as refused. */
const SILENCE_MS = 3_000;
const UNCERTAIN: DraftLock = { isCertain: false, release: () => undefined };

/**
 * Locks a draft for this page. Browsers that give no locks (a page without https, a page that is ending) let every page have it: there the
 * claim in the stored header alone keeps two pages apart.
 *
 * @param onLost  another page took over what this one had been granted; a lock that was refused cannot be lost
 * @returns null when another page holds it
 */
export function lockDraft(id: string, mode: LockMode, onLost: () => void): Promise<DraftLock | null> {
  const options = mode === 'take-over' ? { steal: true } : { ifAvailable: true };
  return new Promise((settle) => {
    let state: 'asked' | 'granted' | 'over' = 'asked';
    const resolve = (lock: DraftLock | null): void => {
      clearTimeout(silence);
      settle(lock);
    };
    const giveUp = (): void => {
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
      return new Promise((letGo) => {
        const release = (): void => {
          state = 'over';
          letGo();
        };
        resolve({ isCertain: true, release });
      });
    };
    const ended = (): void => {
      if (state === 'granted') onLost();
      else giveUp();
    };
    const silence = setTimeout(giveUp, SILENCE_MS);
    locksNow()
      .then((locks) => (locks ? locks.request(PREFIX + id, options, granted) : giveUp()), giveUp)
      .catch(ended);
  });
}

/** Drafts that some page holds; none where the browser does not say. */
export async function lockedDrafts(): Promise<ReadonlySet<string>> {
  try {
    const { held = [] } = (await (await locksNow())?.query()) ?? {};
    return new Set(held.flatMap(({ name = '' }) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])));
  } catch {
    return new Set();
  }
}

/** Rejects where even to ask is forbidden. */
async function locksNow(): Promise<LockManager | undefined> {
  return (navigator as Partial<Navigator>).locks;
}
