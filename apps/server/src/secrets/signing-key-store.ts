/** One row for each secret that wraps the shop's signing key. */
export interface StoredSigningKey {
  readonly kid: string;
  readonly wrapped: string;
}

export interface FoundSigningKey extends StoredSigningKey {
  /** Signatures of versions without this table are still accepted. */
  readonly isFormerAccepted: boolean;
}

export interface SigningKeyRing {
  /** Returns whether signatures of versions without this table are still accepted. */
  add(key: StoredSigningKey): Promise<boolean>;
  remove(keys: readonly StoredSigningKey[]): Promise<void>;
}

/** The rows, shared by all servers. */
export interface SigningKeyStore {
  /** Runs `work` on the rows while no other server reads or changes them. */
  change<T>(work: (rows: readonly FoundSigningKey[], ring: SigningKeyRing) => Promise<T>): Promise<T>;
}
