import { authKeyCall, PATHS } from '@muro/api';
import type { App } from '../../http/route-tools.ts';
import { done } from '../../values/result.ts';
import { createRouter, type RouterServices } from '../access/router.ts';
import type { PasswordSeals } from '../types/accounts.ts';

interface AuthKeyServices extends RouterServices {
  readonly seals: Pick<PasswordSeals, 'issue'>;
}

export function authKeyRoute(app: App, services: AuthKeyServices): void {
  const config = { limit: 'authKey' } as const;
  createRouter(app, services).get(PATHS.authKey, authKeyCall, async () => done(await services.seals.issue()), { config });
}
