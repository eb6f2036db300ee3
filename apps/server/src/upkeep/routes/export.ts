import { PATHS } from '@muro/api';
import { type SessionServices, userOf } from '../../accounts/access/session.ts';
import type { Limits } from '../../accounts/types/accounts.ts';
import { localeOf } from '../../http/locale-of.ts';
import { exitAddress } from '../../http/pages/exits.ts';
import type { PageServices } from '../../http/pages/web-page.ts';
import type { App } from '../../http/route-tools.ts';
import { sendFaultPage } from '../../http/send-fault-page.ts';
import { zipStream } from '../files/zip-stream.ts';
import { exportedFiles } from '../use-cases/export-account.ts';

type ExportServices = PageServices &
  SessionServices &
  Parameters<typeof exportedFiles>[0] & {
    readonly limits: Limits;
  };

/** Streams a user's data as a ZIP archive that is never complete in memory or on disk. */
export function exportRoute(app: App, services: ExportServices): void {
  app.post(PATHS.exportAccount, { schema: { hide: true }, config: { access: 'page' } }, async (request, reply) => {
    const user = await userOf(request, services);
    if (!user) return reply.redirect(exitAddress('overview', localeOf(request, services.locale)), 303);
    const waitS = await services.limits.take('resetName', `export|${user.id}`);
    if (waitS !== null) return sendFaultPage(request, reply, services, { error: 'ERROR_TOO_MANY', retryAfterS: waitS });
    return reply
      .type('application/zip')
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="muro.zip"')
      .send(zipStream(exportedFiles(services, user.id)));
  });
}
