import type { ApiLocale, EndSecondFactorAnswer } from '@muro/api';
import { done, type Result, refuse } from '../../values/result.ts';
import { nameKey } from '../rules/name-key.ts';
import type { Accounts, Sessions } from '../types/accounts.ts';
import type { SecondFactors } from '../types/second-factors.ts';

interface Ports {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly factors: SecondFactors;
}

/** Operator action for an owner who lost phone and recovery codes: switches the second factor off and ends every session. */
export async function endSecondFactorOf(ports: Ports, typedName: string, locale: ApiLocale): Promise<Result<EndSecondFactorAnswer>> {
  const account = await ports.accounts.find(nameKey(typedName));
  if (!account) return refuse('ERROR_NOT_FOUND');
  const wasOn = await ports.factors.end(account.id, locale);
  if (wasOn) await ports.sessions.endAll(account.id);
  return done({ name: account.name, wasOn });
}
