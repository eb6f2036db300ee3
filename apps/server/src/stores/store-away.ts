/** The store of photos and print files does not do what it is asked to: it is away, full, or refuses this server. The message is for the log. */
export class StoreAwayError extends Error {
  constructor(reason: string) {
    super(`The object store: ${reason}.`);
    this.name = 'StoreAwayError';
  }
}
