/** The store of photos and print files does not do what it is asked to: it is away, full, or refuses this server. The message is for the log. */
export class StoreAwayError extends Error {
  /** Nobody answered, or the service has trouble of its own: it may be there again later. */
  readonly isPassing: boolean;

  constructor(reason: string, isPassing = false) {
    super(`The object store: ${reason}.`);
    this.name = 'StoreAwayError';
    this.isPassing = isPassing;
  }
}
