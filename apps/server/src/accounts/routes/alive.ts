import { randomBytes } from 'node:crypto';
import { aliveCall, PATHS } from '@muro/api';
import { readForm } from '../../http/read-form.ts';
import type { App } from '../../http/route-tools.ts';
import { done } from '../../values/result.ts';
import { createRouter, type RouterServices } from '../access/router.ts';
import { userOf } from '../access/session.ts';

const VISIT = /^[0-9a-f]{32}$/;

/** Heartbeat of the editor: keeps a session alive. Its own id names a visit, authenticates no user and is not stored. [HB-03] */
export function aliveRoute(app: App, services: RouterServices): void {
  createRouter(app, services).post(
    PATHS.alive,
    aliveCall,
    async ({ request, body: { s } }) => {
      await userOf(request, services);
      return done({ flashsession: s && VISIT.test(s) ? s : randomBytes(16).toString('hex') });
    },
    { config: { access: 'anyone', limit: 'alive' }, preValidation: readForm() },
  );
}
