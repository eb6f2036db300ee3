import type { OperatorScope } from '@muro/api';
import type { FastifyRequest } from 'fastify';
import { clientAddress } from '../../http/client-address.ts';
import type { Metrics } from '../../monitoring/metrics.ts';
import { nameKey } from '../rules/name-key.ts';

/** Values of the counter's label and of `event` in the log. */
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

/** Names that an event is about. */
export interface EventSubject {
  /** Name of the account, as typed; the log gets a keyed hash of it, so that the lines of one account can be put together. */
  readonly account?: string | undefined;
  /** Name of the operator token. */
  readonly token?: string;
  /** The operator who did it, by the name of their token. */
  readonly by?: string;
  /** That the token lacks. */
  readonly scope?: OperatorScope;
}

export interface EventServices {
  readonly metrics: Pick<Metrics, 'securityEvents'>;
  /** Keyed, so that no log line can be matched with guessed names. */
  readonly hashName: (name: string) => string;
}

/** Writes a log line and counts an event that tells of an attack, or of a change that an attacker would make. */
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
