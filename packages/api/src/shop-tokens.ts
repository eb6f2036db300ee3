import { z } from 'zod';
import { call } from './call.ts';
import { plainText } from './fields.ts';
import { MAX_TOKEN_DAYS, OPERATOR_SCOPES } from './operator-scopes.ts';

/* Calls of `muro token`. Only the answer of the creation contains the token itself. */

/** Letters, digits and `. _ -`, since it appears in logs, metrics and command lines. */
const tokenName = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,59}$/);
const scopes = z.array(z.enum(OPERATOR_SCOPES)).min(1).max(OPERATOR_SCOPES.length);
const moment = z.string();

const operatorToken = z.object({
  name: tokenName,
  scopes,
  /** Purpose, in the words of its creator. */
  note: z.string(),
  /** ISO 8601, as all times. */
  createdAt: moment,
  expiresAt: moment,
  /** Time of last use, accurate to an hour; null if never used. */
  lastUsedAt: moment.nullable(),
  revokedAt: moment.nullable(),
  state: z.enum(['active', 'expired', 'revoked']),
});
export type OperatorTokenAnswer = z.infer<typeof operatorToken>;

const createdToken = operatorToken.extend({ token: z.string() });
export type CreatedTokenAnswer = z.infer<typeof createdToken>;

const tokenRequest = z.object({
  name: tokenName,
  scopes,
  days: z.number().int().min(1).max(MAX_TOKEN_DAYS),
  note: plainText(200).optional(),
});

const EXAMPLE: OperatorTokenAnswer = {
  name: 'print-room',
  scopes: ['orders:read', 'prints:read'],
  note: 'the computer beside the press',
  createdAt: '2026-11-27T10:00:00.000Z',
  expiresAt: '2027-02-25T10:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
  state: 'active',
};

export const createTokenCall = call({
  tag: 'Shop',
  summary: 'Create an operator token',
  description:
    'The token allows the calls of its `scopes` for `days`. Only this answer contains it; the server stores a hash. A token cannot grant a scope ' +
    'that it does not have itself, nor a longer lifetime than its own.',
  scope: 'tokens:write',
  isChange: true,
  body: tokenRequest,
  answer: createdToken,
  refusals: ['ERROR_TOKEN_NAME'],
  example: {
    body: { name: 'print-room', scopes: ['orders:read', 'prints:read'], days: 90, note: 'the computer beside the press' },
    answer: { ...EXAMPLE, token: 'muro_5n0fUqk3jT8cX1vR7yZ2wA9bD4eG6hJ0kL3mN5pQ8sU' },
  },
});

export const listTokensCall = call({
  tag: 'Shop',
  summary: 'List operator tokens, newest first',
  scope: 'tokens:read',
  answer: z.object({ tokens: z.array(operatorToken) }),
  example: { answer: { tokens: [EXAMPLE] } },
});

export const revokeTokenCall = call({
  tag: 'Shop',
  summary: 'Revoke an operator token at once',
  scope: 'tokens:write',
  isChange: true,
  body: z.object({ name: tokenName }),
  answer: operatorToken,
  refusals: ['ERROR_NOT_FOUND'],
  example: { body: { name: 'print-room' }, answer: { ...EXAMPLE, revokedAt: '2026-12-01T09:00:00.000Z', state: 'revoked' } },
});
