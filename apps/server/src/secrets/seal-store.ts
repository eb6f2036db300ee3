/* What the seals of passwords are kept in, so that every server opens what another gave out. */

export interface StoredKey {
  readonly kid: string;
  readonly publicKey: string;
  readonly wrapped: string;
}

export interface StoredKeys {
  /** Newest first. */
  readonly keys: readonly StoredKey[];
  /** The newest is a day old, or there is none. */
  readonly isStale: boolean;
  /** The database's clock, seconds since 1970. */
  readonly nowS: number;
}

/** The pairs of keys that all servers share. */
export interface KeyRing {
  read(): Promise<StoredKeys>;
  /** Puts a new pair in front, unless another server was quicker; two stay. */
  add(key: StoredKey): Promise<void>;
  /** For pairs that nobody can open any more. */
  clear(): Promise<void>;
}

export interface Nonces {
  /** Uses up what was given out at this moment (s, on the database's clock). False when it is too old, or was used before, on any server. */
  use(nonce: string, givenAtS: number, lifeS: number): Promise<boolean>;
  /** The database's clock, seconds since 1970. */
  nowS(): Promise<number>;
}
