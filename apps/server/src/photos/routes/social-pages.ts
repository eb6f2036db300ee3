import { line, MAX_SOCIAL_NAME, PATHS, socialState } from '@muro/api';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { localeOf } from '../../http/locale-of.ts';
import type { PageServices } from '../../http/pages/web-page.ts';
import type { App } from '../../http/route-tools.ts';
import { sendWebPage } from '../../http/send-web-page.ts';
import type { Social } from '../social/social.ts';
import { type RedirectServices, redirectUri } from './social-redirect.ts';

const lang = z.string().optional();

interface WindowServices extends Omit<PageServices, 'social'>, RedirectServices {
  readonly social: Social | null;
}

/** Pages of the sign-in window of the photo service: start, return, and the demo service's own page. */
export function socialPageRoutes(app: App, services: WindowServices): void {
  const { social } = services;
  if (!social) return;
  const { provider, demo } = social;
  const hide = true;

  app.get(PATHS.socialStart, { schema: { hide, querystring: z.object({ state: socialState, lang }) } }, (request, reply) => {
    const { state } = request.query;
    const locale = localeOf(request, services.locale);
    return inWindow(reply).redirect(provider.authorizeUrl({ redirectUri: redirectUri(services), state, locale }), 302);
  });

  // The service may send anything back: the page's script passes on values of the right form, and the designer checks them.
  app.get(PATHS.socialDone, { schema: { hide } }, (request, reply) => {
    const { code } = request.query as { readonly code?: unknown };
    const isSignedIn = typeof code === 'string' && code !== '';
    return sendWebPage(request, inWindow(reply), services, { view: { page: 'social-done', isSignedIn } });
  });

  if (!demo) return;
  const query = z.object({ state: socialState, lang });
  app.get(PATHS.socialDemo, { schema: { hide, querystring: query } }, (request, reply) =>
    sendWebPage(request, inWindow(reply), services, { view: { page: 'social-demo', service: provider.name, state: request.query.state } }),
  );
  const body = z.object({ username: line(MAX_SOCIAL_NAME) });
  app.post(PATHS.socialDemo, { schema: { hide, querystring: query, body }, config: { access: 'anyone' } }, async (request, reply) => {
    const { state } = request.query;
    const parameters = new URLSearchParams({
      code: await demo.codeFor(request.body.username),
      state,
      lang: localeOf(request, services.locale),
    });
    return inWindow(reply).redirect(`${PATHS.socialDone}?${parameters}`, 303);
  });
}

/** Keeps the window's link to its opener through every step, including pages of other origins. */
function inWindow(reply: FastifyReply): FastifyReply {
  return reply
    .header('cross-origin-opener-policy', 'unsafe-none')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer');
}
