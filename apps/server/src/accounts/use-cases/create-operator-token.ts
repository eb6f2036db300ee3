import { done, type Result, refuse } from '../../values/result.ts';
import type { NewOperatorToken, OperatorToken, OperatorTokens } from '../types/operator-tokens.ts';

interface Creator extends Pick<OperatorToken, 'scopes'> {
  /** Null: does not expire. */
  readonly expiresAt: Date | null;
}

const DAY_MS = 24 * 3_600_000;

/** Creates a token with at most the scopes and lifetime of its creator's token, so that a stolen token cannot extend its own rights. */
export async function createOperatorToken(
  { operatorTokens }: { readonly operatorTokens: OperatorTokens },
  wanted: NewOperatorToken,
  { scopes, expiresAt }: Creator,
): Promise<Result<{ readonly token: string; readonly created: OperatorToken }>> {
  const lacking = wanted.scopes.find((scope) => !scopes.includes(scope));
  if (lacking) return refuse('ERROR_SCOPE', { scope: lacking });
  if (expiresAt && Date.now() + wanted.days * DAY_MS > expiresAt.getTime()) return refuse('ERROR_BAD_REQUEST', { field: 'days' });
  const created = await operatorTokens.create(wanted);
  return created ? done(created) : refuse('ERROR_TOKEN_NAME');
}
