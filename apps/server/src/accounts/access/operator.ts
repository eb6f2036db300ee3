import { createHash, timingSafeEqual } from 'node:crypto';
import { type ApiErrorKey, OPERATOR_SCOPES, type OperatorScope } from '@muro/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HasLocale } from '../../http/locale-of.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import type { OperatorToken, OperatorTokens } from '../types/operator-tokens.ts';
import { type EventServices, logSecurityEvent, type SecurityEvent } from './log-security-event.ts';

export interface OperatorServices extends HasLocale, EventServices {
  /** Has every scope and serves to create the named tokens; undefined: only the named ones are accepted. */
  readonly operatorToken: string | undefined;
  readonly operatorTokens: OperatorTokens;
}

/** The holder of an operator token. */
export interface Operator extends Pick<OperatorToken, 'name' | 'scopes'> {
  /** Null for the token of the setting, which does not expire. */
  readonly expiresAt: Date | null;
}

/** Name of the setting's token in logs; no named token can have this name. */
const OF_SETTING = '(setting)';
const admitted = new WeakMap<FastifyRequest, Operator>();

/** Returns the operator that `admitOperator` admitted. @throws {RangeError} for a route without operator access */
export function operatorOf(request: FastifyRequest): Operator {
  const operator = admitted.get(request);
  if (!operator) throw new RangeError(`Expected an operator for ${request.url} but its route does not require one`);
  return operator;
}

/** True if the request has a token with the scope; otherwise sends the refusal. */
export async function admitOperator(
  request: FastifyRequest,
  reply: FastifyReply,
  services: OperatorServices,
  scope: OperatorScope,
): Promise<boolean> {
  const token = bearerOf(request);
  const found = token === undefined ? null : ofSetting(token, services) ? SETTING : await services.operatorTokens.find(token);
  const fault = faultOf(found, scope);
  if (found && !fault) {
    admitted.set(request, found);
    return true;
  }
  const { event, error, challenge } = fault ?? FAULTS.unknown;
  logSecurityEvent(request, services, event, found ? { token: found.name, scope } : {});
  reply.header('www-authenticate', challenge === 'insufficient_scope' ? challengeOf(challenge, scope) : challengeOf(challenge));
  sendRefusal(request, reply, services, { error, ...(error === 'ERROR_SCOPE' && { scope }) });
  return false;
}

interface Fault {
  readonly event: SecurityEvent;
  readonly error: ApiErrorKey;
  /** Error code of RFC 6750, section 3.1; '' if no token or an unknown one was sent. */
  readonly challenge: '' | 'invalid_token' | 'insufficient_scope';
}

const FAULTS = {
  unknown: { event: 'operator-refused', error: 'ERROR_OPERATOR', challenge: '' },
  expired: { event: 'operator-expired', error: 'ERROR_TOKEN_EXPIRED', challenge: 'invalid_token' },
  revoked: { event: 'operator-revoked', error: 'ERROR_TOKEN_REVOKED', challenge: 'invalid_token' },
  scope: { event: 'operator-scope-missing', error: 'ERROR_SCOPE', challenge: 'insufficient_scope' },
} as const satisfies Readonly<Record<string, Fault>>;

const SETTING = { name: OF_SETTING, scopes: OPERATOR_SCOPES, expiresAt: null, state: 'active' } as const;

function faultOf(found: (Operator & Pick<OperatorToken, 'state'>) | null, scope: OperatorScope): Fault | null {
  if (!found) return FAULTS.unknown;
  if (found.state !== 'active') return FAULTS[found.state];
  return found.scopes.includes(scope) ? null : FAULTS.scope;
}

const challengeOf = (error: Fault['challenge'], scope?: OperatorScope) =>
  ['Bearer', [error && `error="${error}"`, scope && `scope="${scope}"`].filter(Boolean).join(', ')].filter(Boolean).join(' ');

const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer ([\x21-\x7e]{1,200})$/i.exec(headers.authorization ?? '')?.[1];

/** True for the token of the setting; compares hashes of equal length in constant time. */
const ofSetting = (token: string, { operatorToken }: OperatorServices): boolean =>
  operatorToken !== undefined && timingSafeEqual(hashOf(operatorToken), hashOf(token));

const hashOf = (text: string) => createHash('sha256').update(text).digest();
