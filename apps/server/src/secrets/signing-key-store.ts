/** One row for each secret that wraps the shop's signing key. */
export interface StoredSigningKey {
  readonly kid: string;
  readonly wrapped: string;
}

export interface FoundSigningKey extends StoredSigningKey {
  /** Signatures of versions before the table still count. */
  readonly isFormerAccepted: boolean;
}

export interface SigningKeyRing {
  /** Gives whether signatures of versions before the table still count. */
  add(key: StoredSigningKey): Promise<boolean>;
  remove(keys: readonly StoredSigningKey[]): Promise<void>;
}

/** The rows of all servers. */
export interface SigningKeyStore {
  /** Runs `work` on the rows while no other server reads or changes them. */
  change<T>(work: (rows: readonly FoundSigningKey[], ring: SigningKeyRing) => Promise<T>): Promise<T>;
}
