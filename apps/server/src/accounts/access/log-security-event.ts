import type { OperatorScope } from '@muro/api';
import type { FastifyRequest } from 'fastify';
import { clientAddress } from '../../http/client-address.ts';
import type { Metrics } from '../../monitoring/metrics.ts';
import { nameKey } from '../rules/name-key.ts';

/** Security events: values of the counter's label and of `event` in the log. */
export type SecurityEvent =
  | 'sign-in-refused'
  | 'sign-in-blocked'
  | 'password-refused'
  | 'password-blocked'
  | 'password-changed'
  | 'email-confirmed'
  | 'email-changed'
  | 'code-refused'
  | 'code-blocked'
  | 'recovery-code-used'
  | 'recovery-codes-renewed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'second-factor-removed'
  | 'operator-refused'
  | 'operator-expired'
  | 'operator-revoked'
  | 'operator-scope-missing'
  | 'token-created'
  | 'token-revoked';

/** Names that an event refers to. */
export interface EventSubject {
  /** Name of the account as typed. The log contains a keyed hash of it, so that the lines of one account can be correlated. */
  readonly account?: string | undefined;
  /** Name of the operator token. */
  readonly token?: string;
  /** Operator who acted, by the name of their token. */
  readonly by?: string;
  /** Scope that the token lacks. */
  readonly scope?: OperatorScope;
}

export interface EventServices {
  readonly metrics: Pick<Metrics, 'securityEvents'>;
  /** Keyed hash, so that log lines cannot be matched with guessed names. */
  readonly hashName: (name: string) => string;
}

/** Logs and counts an event that indicates an attack, or a change that an attacker would make. */
export function logSecurityEvent(
  request: FastifyRequest,
  { metrics, hashName }: EventServices,
  event: SecurityEvent,
  { account, ...named }: EventSubject = {},
): void {
  metrics.securityEvents.inc({ event });
  const hashed = account === undefined ? {} : { account: hashName(nameKey(account)) };
  request.log.warn({ event, address: clientAddress(request), ...hashed, ...named }, `security event: ${event}`);
}
