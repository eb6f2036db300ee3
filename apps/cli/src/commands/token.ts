import { type CreatedTokenAnswer, type OperatorScope, type OperatorTokenAnswer, PATHS } from '@muro/api';
import { shopServer } from '../orders/shop-server.ts';
import { terminal } from '../terminal/terminal.ts';
import type { ServerOptions } from './orders.ts';

export interface CreateOptions extends ServerOptions {
  readonly name: string;
  readonly scope: readonly OperatorScope[];
  readonly days: number;
  readonly note?: string;
}

/** Creates a token and prints it. The token cannot be shown again. */
export async function createCommand({ server, json = false, name, scope, days, note }: CreateOptions): Promise<void> {
  const { printLine, warn, printResult } = terminal(json);
  const body = { name, scopes: scope, days, ...(note !== undefined && { note }) };
  const created = await shopServer(server).post<CreatedTokenAnswer>(PATHS.shopTokens, body);
  warn('the token is shown this once; the server keeps a hash of it');
  printLine(created.token);
  printResult({ token: created });
}

/** Lists all tokens, one line each. */
export async function listCommand({ server, json = false }: ServerOptions): Promise<void> {
  const { printLine, printResult } = terminal(json);
  const { tokens } = await shopServer(server).get<{ readonly tokens: readonly OperatorTokenAnswer[] }>(PATHS.shopTokens);
  for (const token of tokens) printLine(tokenLine(token));
  if (tokens.length === 0) printLine('no tokens');
  printResult({ tokens });
}

/** Revokes a token. */
export async function revokeCommand(name: string, { server, json = false }: ServerOptions): Promise<void> {
  const { printLine, printResult } = terminal(json);
  const token = await shopServer(server).post<OperatorTokenAnswer>(PATHS.revokeToken, { name });
  printLine(tokenLine(token));
  printResult({ token });
}

const tokenLine = ({ name, state, scopes, expiresAt, revokedAt, lastUsedAt, note }: OperatorTokenAnswer): string =>
  [
    name,
    state,
    revokedAt ? `revoked ${dayOf(revokedAt)}` : `${state === 'expired' ? 'ended' : 'ends'} ${dayOf(expiresAt)}`,
    lastUsedAt ? `used ${dayOf(lastUsedAt)}` : 'never used',
    scopes.join(','),
    note,
  ]
    .filter(Boolean)
    .join('  ');

const dayOf = (moment: string) => moment.slice(0, 10);
