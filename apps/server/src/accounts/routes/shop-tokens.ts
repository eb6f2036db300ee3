import { createTokenCall, listTokensCall, OPERATOR_SCOPES, type OperatorTokenAnswer, PATHS, revokeTokenCall } from '@muro/api';
import type { App } from '../../http/route-tools.ts';
import { done, refuse } from '../../values/result.ts';
import { type EventServices, logSecurityEvent } from '../access/log-security-event.ts';
import { operatorOf } from '../access/operator.ts';
import { createRouter, type RouterServices } from '../access/router.ts';
import type { OperatorToken, OperatorTokens } from '../types/operator-tokens.ts';
import { createOperatorToken } from '../use-cases/create-operator-token.ts';

interface TokenServices extends RouterServices, EventServices {
  readonly operatorTokens: OperatorTokens;
}

/** Routes that create, list and revoke operator tokens. */
export function shopTokenRoutes(app: App, services: TokenServices): void {
  const { get, post } = createRouter(app, services);
  get(PATHS.shopTokens, listTokensCall, async () => done({ tokens: (await services.operatorTokens.list()).map(answerOf) }));
  post(PATHS.shopTokens, createTokenCall, async ({ request, body: { note = '', scopes: wanted, ...body } }) => {
    const scopes = OPERATOR_SCOPES.filter((scope) => wanted.includes(scope));
    const by = operatorOf(request);
    const result = await createOperatorToken(services, { ...body, note, scopes }, by);
    if (!result.ok) return result;
    const { token, created } = result.value;
    logSecurityEvent(request, services, 'token-created', { token: created.name, by: by.name });
    return done({ ...answerOf(created), token });
  });
  post(PATHS.revokeToken, revokeTokenCall, async ({ request, body }) => {
    const revoked = await services.operatorTokens.revoke(body.name);
    if (!revoked) return refuse('ERROR_NOT_FOUND');
    logSecurityEvent(request, services, 'token-revoked', { token: revoked.name, by: operatorOf(request).name });
    return done(answerOf(revoked));
  });
}

const answerOf = ({ createdAt, expiresAt, lastUsedAt, revokedAt, scopes, ...token }: OperatorToken): OperatorTokenAnswer => ({
  ...token,
  scopes: [...scopes],
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  revokedAt: revokedAt?.toISOString() ?? null,
});
