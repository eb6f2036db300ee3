import { PATHS } from '@muro/api';
import type { App } from '../../http/route-tools.ts';
import { apiPage, type Description } from '../pages/api-page.ts';

/** The description of all calls, for programs and for people. */
export function apiPageRoutes(app: App): void {
  const schema = { hide: true };
  app.get(PATHS.openApi, { schema }, async () => app.swagger());
  app.get(PATHS.apiPage, { schema }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(apiPage(app.swagger() as unknown as Description)),
  );
  app.get(PATHS.apiPage.replace(/\/$/, ''), { schema }, (_request, reply) => reply.redirect(PATHS.apiPage, 301));
}
