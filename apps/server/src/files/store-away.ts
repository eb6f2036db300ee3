/** Thrown when the store of photos and print files is unavailable, full, or refuses this server. The message is for the log. */
export class StoreAwayError extends Error {
  /** True if the store did not respond or reported an error of its own, so that a later retry may succeed. */
  readonly isPassing: boolean;

  constructor(reason: string, isPassing = false) {
    super(`The object store: ${reason}.`);
    this.name = 'StoreAwayError';
    this.isPassing = isPassing;
  }
}
