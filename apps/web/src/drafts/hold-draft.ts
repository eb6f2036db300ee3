/** A draft that this page works on; the browser lets go of it when the page ends, however it ends. */
export interface DraftHold {
  /** No other page can write the draft now; false where the browser has no locks. */
  readonly isCertain: boolean;
  release(): void;
}

export type HoldMode =
  /** Only when no other page holds it. */
  | 'if-free'
  /** From whoever holds it. */
  | 'take-over';

const PREFIX = 'muro-draft ';

/**
 * Takes hold of a draft. Browsers without locks (a page without https) let every page have it: there the claim in the
 * stored header alone keeps two pages apart.
 *
 * @param onLost  another page took it over
 * @returns null when another page holds it
 */
export function holdDraft(id: string, mode: HoldMode, onLost: () => void): Promise<DraftHold | null> {
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) return Promise.resolve({ isCertain: false, release: () => undefined });
  return new Promise((resolve) => {
    const options = mode === 'take-over' ? { steal: true } : { ifAvailable: true };
    let isReleased = false;
    locks
      .request(PREFIX + id, options, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((release) => {
          resolve({
            isCertain: true,
            release: () => {
              isReleased = true;
              release();
            },
          });
        });
      })
      .catch(() => {
        if (!isReleased) onLost();
      });
  });
}

/** Drafts that some page holds. */
export async function heldDrafts(): Promise<ReadonlySet<string>> {
  const { locks } = navigator as Partial<Navigator>;
  const { held = [] } = (await locks?.query()) ?? {};
  return new Set(held.flatMap(({ name = '' }) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])));
}
