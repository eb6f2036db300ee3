import { createTokenCall, listTokensCall, OPERATOR_SCOPES, type OperatorTokenAnswer, PATHS, revokeTokenCall } from '@muro/api';
import { type App, sendResult } from '../../http/route-tools.ts';
import type { Services } from '../../services.ts';
import { done, refuse } from '../../values/result.ts';
import { logSecurityEvent } from '../access/log-security-event.ts';
import { operatorOf } from '../access/operator.ts';
import type { OperatorToken } from '../types/operator-tokens.ts';
import { createOperatorToken } from '../use-cases/create-operator-token.ts';

/** Routes that create, list and revoke operator tokens. */
export function shopTokenRoutes(app: App, services: Services): void {
  app.get(PATHS.shopTokens, { schema: listTokensCall }, async (request, reply) => {
    const tokens = await services.operatorTokens.list();
    return sendResult(request, reply, services, done({ tokens: tokens.map(answerOf) }));
  });
  app.post(PATHS.shopTokens, { schema: createTokenCall }, async (request, reply) => {
    const { note = '', scopes: wanted, ...body } = request.body;
    const scopes = OPERATOR_SCOPES.filter((scope) => wanted.includes(scope));
    const by = operatorOf(request);
    const result = await createOperatorToken(services, { ...body, note, scopes }, by);
    if (!result.ok) return sendResult(request, reply, services, result);
    const { token, created } = result.value;
    logSecurityEvent(request, services, 'token-created', { token: created.name, by: by.name });
    return sendResult(request, reply, services, done({ ...answerOf(created), token }));
  });
  app.post(PATHS.revokeToken, { schema: revokeTokenCall }, async (request, reply) => {
    const revoked = await services.operatorTokens.revoke(request.body.name);
    if (!revoked) return sendResult(request, reply, services, refuse('ERROR_NOT_FOUND'));
    logSecurityEvent(request, services, 'token-revoked', { token: revoked.name, by: operatorOf(request).name });
    return sendResult(request, reply, services, done(answerOf(revoked)));
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
