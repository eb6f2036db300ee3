import { formatCount } from '@muro/shop';
import { Gauge, type Registry } from 'prom-client';
import type { OperatorToken, OperatorTokens } from '../types/operator-tokens.ts';

/** Days before the expiry of a token from which on it is reported, once a day. */
const WARNING_DAYS = 14;
const DAY_MS = 24 * 3_600_000;

const activeOf = async (tokens: OperatorTokens): Promise<readonly OperatorToken[]> =>
  (await tokens.list()).filter(({ state }) => state === 'active');

/** Reports the tokens that expire within two weeks, so that no program of the shop stops without warning. */
export async function reportEndingTokens(tokens: OperatorTokens, report: (sentence: string) => void, nowMs = Date.now()): Promise<void> {
  for (const { name, expiresAt } of await activeOf(tokens)) {
    const days = Math.ceil((expiresAt.getTime() - nowMs) / DAY_MS);
    if (days > WARNING_DAYS) continue;
    report(
      `The operator token ${name} expires in ${formatCount(days, 'day')}, at ${expiresAt.toISOString()}: create another one with muro token create.`,
    );
  }
}

/** Adds the expiry time of each active token to the metrics. */
export function measureTokenEnds(registry: Registry, tokens: OperatorTokens): void {
  new Gauge({
    name: 'muro_operator_token_expires_timestamp_seconds',
    help: 'Expiry of each active operator token, Unix time',
    labelNames: ['token'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { name, expiresAt } of await activeOf(tokens)) this.set({ token: name }, Math.floor(expiresAt.getTime() / 1000));
    },
  });
}
