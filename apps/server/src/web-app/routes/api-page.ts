import { PATHS } from '@muro/api';
import type { PageServices } from '../../http/pages/web-page.ts';
import type { App } from '../../http/route-tools.ts';
import { sendWebFile } from '../../http/send-web-page.ts';

/** Routes of the API description, for programs and for people. */
export function apiPageRoutes(app: App, services: PageServices): void {
  const schema = { hide: true };
  app.get(PATHS.openApi, { schema }, async () => app.swagger());
  app.get(PATHS.apiPage, { schema }, (request, reply) => sendWebFile(request, reply, services, { file: 'api.html' }));
  app.get(PATHS.apiPage.replace(/\/$/, ''), { schema }, (_request, reply) => reply.redirect(PATHS.apiPage, 301));
}
