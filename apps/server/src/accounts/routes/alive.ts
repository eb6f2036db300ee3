import { randomBytes } from 'node:crypto';
import { aliveCall, PATHS } from '@muro/api';
import { readForm } from '../../http/read-form.ts';
import type { App } from '../../http/route-tools.ts';
import type { Services } from '../../services.ts';
import { userOf } from '../access/session.ts';

const VISIT = /^[0-9a-f]{32}$/;

/** The heartbeat keeps a signed-in session alive; its own id names a visit, authenticates nobody and is stored nowhere. [HB-03] */
export function aliveRoute(app: App, services: Services): void {
  const config = { access: 'anyone', limit: 'alive' } as const;
  app.post(PATHS.alive, { schema: aliveCall, config, preValidation: readForm() }, async (request, reply) => {
    await userOf(request, services);
    reply.header('cache-control', 'no-store');
    const { s } = request.body;
    return { flashsession: s && VISIT.test(s) ? s : randomBytes(16).toString('hex') };
  });
}
