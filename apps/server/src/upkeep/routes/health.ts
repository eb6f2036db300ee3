import { healthCall, PATHS, readyCall, sessionDoneCall } from '@muro/api';
import { VERSION } from '@muro/shop';
import { createRouter, type RouterServices } from '../../accounts/access/router.ts';
import type { Database } from '../../db/database.ts';
import type { App } from '../../http/route-tools.ts';
import type { Readiness } from '../../monitoring/readiness.ts';
import { done, refuse } from '../../values/result.ts';
import type { UpkeepHealth } from '../upkeep-health.ts';

interface HealthServices extends RouterServices {
  /** True if the database responds. */
  readonly isAlive: () => Promise<boolean>;
  readonly readiness: Readiness;
  readonly databaseKind: Database['kind'];
  readonly upkeepHealth: Pick<UpkeepHealth, 'failingTasks'>;
}

export function healthRoutes(app: App, services: HealthServices): void {
  const { get } = createRouter(app, services);
  const { readiness, databaseKind } = services;
  get(PATHS.health, healthCall, async () => {
    if (!(await services.isAlive())) return refuse('ERROR_OCCURRED');
    const failingTasks = [...services.upkeepHealth.failingTasks()];
    return done({ ok: true, version: VERSION, ready: readiness.isReady(), database: databaseKind, failingTasks } as const);
  });
  get(PATHS.ready, readyCall, async () => {
    const isReady = readiness.isReady() && (await services.isAlive());
    return isReady ? done({ ready: true } as const) : refuse('ERROR_OCCURRED');
  });
  get(PATHS.sessionDone, sessionDoneCall, async () => done({ done: true } as const));
}
