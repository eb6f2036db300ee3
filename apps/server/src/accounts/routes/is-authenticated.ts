import { type IsAuthenticatedAnswer, isAuthenticatedCall, PATHS, signOutCall } from '@muro/api';
import { ACCOUNT_TEXTS } from '@muro/texts/all';
import type { FastifyRequest } from 'fastify';
import { clientAddress } from '../../http/client-address.ts';
import { localeOf } from '../../http/locale-of.ts';
import { exitAddress, referenceAddress } from '../../http/pages/exits.ts';
import { type App, sendResult } from '../../http/route-tools.ts';
import { isPrivateEnough } from '../../http/same-origin.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import type { Services } from '../../services.ts';
import { logSecurityEvent } from '../access/log-security-event.ts';
import { browserOf, endSession, startSession, userOf } from '../access/session.ts';
import { signIn } from '../use-cases/sign-in.ts';

/** Session check and sign in. Empty name and password only ask, and can never sign anybody in. [HCALL-18] */
export function isAuthenticatedRoute(app: App, services: Services): void {
  const config = { access: 'anyone', limit: 'session' } as const;
  app.post(PATHS.isAuthenticated, { schema: isAuthenticatedCall, config }, async (request, reply) => {
    const { username, password, nonce = '' } = request.body;
    reply.header('cache-control', 'no-store');
    if (username === '' && password === '') return await sessionAnswer(request, services);
    if (!isPrivateEnough(request)) return sendRefusal(request, reply, services, { error: 'ERROR_INSECURE' });
    const result = await signIn(services, {
      username,
      envelope: password,
      nonce,
      address: clientAddress(request),
      browser: browserOf(request, services.locale),
    });
    if (!result.ok) {
      if (result.refusal.error === 'ERROR_TOO_MANY') logSecurityEvent(request, services, 'sign-in-blocked', { account: username });
      return sendResult(request, reply, services, result);
    }
    if (!result.value) logSecurityEvent(request, services, 'sign-in-refused', { account: username });
    if (!result.value) return wrongCredentials(request, services, username);
    if ('ticket' in result.value) return codeNeeded(request, services, result.value.ticket);
    await startSession(request, reply, services, result.value);
    services.onMail(); // of a browser that is new here
    return { authenticated: 'true', username: result.value.user.name } satisfies IsAuthenticatedAnswer;
  });

  app.post(PATHS.signOut, { schema: signOutCall, config: { access: 'anyone' } }, async (request, reply) => {
    await endSession(request, reply, services);
    const { page, reference } = request.query as { page?: unknown; reference?: unknown };
    const locale = localeOf(request, services.locale);
    if (page === 'overview') return reply.redirect(exitAddress('overview', locale), 303);
    if (page === 'reference') return reply.redirect(referenceAddress(locale, String(reference)), 303);
    return { authenticated: 'false' } as const;
  });
}

async function sessionAnswer(request: FastifyRequest, services: Services): Promise<IsAuthenticatedAnswer> {
  const user = await userOf(request, services);
  return user ? { authenticated: 'true', username: user.name } : { authenticated: 'false' };
}

function codeNeeded(request: FastifyRequest, services: Services, ticket: string): IsAuthenticatedAnswer {
  return { authenticated: 'false', error: 'codeneeded', msg: ACCOUNT_TEXTS.codeNeeded[localeOf(request, services.locale)], ticket };
}

function wrongCredentials(request: FastifyRequest, services: Services, typed: string): IsAuthenticatedAnswer {
  const msg = ACCOUNT_TEXTS[typed.includes('@') ? 'wrongByEmail' : 'wrongCredentials'][localeOf(request, services.locale)];
  return { authenticated: 'false', error: 'wrongcredentials', msg };
}
