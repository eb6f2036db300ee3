/** Thrown when the store of photos and print files is unavailable, full, or refuses this server. The message is for the log. */
export class StoreUnavailableError extends Error {
  /** True if the store did not respond or reported an error of its own, so that a later retry may succeed. */
  readonly isTemporary: boolean;

  constructor(reason: string, isTemporary = false) {
    super(`The object store: ${reason}.`);
    this.name = 'StoreUnavailableError';
    this.isTemporary = isTemporary;
  }
}
