/* Storage of the keys and nonces that passwords are sealed with, shared so that every server opens seals of the others. */

export interface StoredKey {
  readonly kid: string;
  readonly publicKey: string;
  readonly wrapped: string;
}

export interface StoredKeys {
  /** Newest first. */
  readonly keys: readonly StoredKey[];
  /** True if the newest key is a day old, or there is none. */
  readonly isStale: boolean;
  /** The database's clock, seconds since 1970. */
  readonly nowS: number;
}

/** The key pairs that all servers share. */
export interface KeyRing {
  read(): Promise<StoredKeys>;
  /** Adds a new pair in front, unless another server was quicker; the newest two are kept. */
  add(key: StoredKey): Promise<void>;
  /** Deletes all pairs, for when none can be unwrapped any more. */
  clear(): Promise<void>;
}

export interface Nonces {
  /**
   * Marks a nonce as used. False if it is older than `lifeS`, or was used before on any server. @param givenAtS when it was issued, seconds
   * on the database's clock
   */
  use(nonce: string, givenAtS: number, lifeS: number): Promise<boolean>;
  /** The database's clock, seconds since 1970. */
  nowS(): Promise<number>;
}
