import type { OperatorScope } from '@muro/api';

export interface OperatorToken {
  readonly name: string;
  readonly scopes: readonly OperatorScope[];
  readonly note: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** At most an hour old; null: never used. */
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
  readonly state: 'active' | 'expired' | 'revoked';
}

export interface NewOperatorToken {
  readonly name: string;
  readonly scopes: readonly OperatorScope[];
  readonly note: string;
  readonly days: number;
}

/** Named tokens of the shop's people and programs; only their hashes are kept. */
export interface OperatorTokens {
  /** The token in plain, which is not kept; null when a token that was not revoked has the name. */
  create(wanted: NewOperatorToken): Promise<{ readonly token: string; readonly created: OperatorToken } | null>;
  /** The newest first. */
  list(): Promise<readonly OperatorToken[]>;
  /** The record of a token, active or not; notes that an active one was used. */
  find(token: string): Promise<OperatorToken | null>;
  /** Null when no token that was not revoked has the name. */
  revoke(name: string): Promise<OperatorToken | null>;
}
