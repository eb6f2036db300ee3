import type { OperatorScope } from '@muro/api';

export interface OperatorToken {
  readonly name: string;
  readonly scopes: readonly OperatorScope[];
  readonly note: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Accurate to an hour; null: never used. */
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

/** Named tokens of the shop's staff and programs; only their hashes are stored. */
export interface OperatorTokens {
  /** Creates a token. @returns the plain token, which is not stored; null if a token that is not revoked has the name */
  create(wanted: NewOperatorToken): Promise<{ readonly token: string; readonly created: OperatorToken } | null>;
  /** Lists all tokens, newest first. */
  list(): Promise<readonly OperatorToken[]>;
  /** Returns the record of a token, active or not, and updates `lastUsedAt` of an active one. */
  find(token: string): Promise<OperatorToken | null>;
  /** Revokes the token of a name; null if there is none that is not revoked yet. */
  revoke(name: string): Promise<OperatorToken | null>;
}
