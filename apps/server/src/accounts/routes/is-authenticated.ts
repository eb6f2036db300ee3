import { type IsAuthenticatedAnswer, isAuthenticatedCall, PATHS, signOutCall } from '@muro/api';
import { ACCOUNT_TEXTS } from '@muro/texts/all';
import { clientAddress } from '../../http/client-address.ts';
import { exitAddress, referenceAddress } from '../../http/pages/exits.ts';
import type { App } from '../../http/route-tools.ts';
import { isConfidential } from '../../http/same-origin.ts';
import { done, type Result, refuse } from '../../values/result.ts';
import { type EventServices, logSecurityEvent } from '../access/log-security-event.ts';
import { type CallContext, createRouter, type RouterServices } from '../access/router.ts';
import { browserOf, endSession, startSession, userOf } from '../access/session.ts';
import type { AccountPorts } from '../types/accounts.ts';
import type { FactorPorts } from '../types/second-factors.ts';
import { signIn } from '../use-cases/sign-in.ts';

interface SignInServices extends RouterServices, EventServices, AccountPorts, FactorPorts {
  /** Notifies the mail relay of a new mail in the outbox. */
  readonly onMail: () => void;
}

/** Session check and sign-in. An empty name and password only check the session and can never sign in. [HCALL-18] */
export function isAuthenticatedRoute(app: App, services: SignInServices): void {
  const { post } = createRouter(app, services);
  const config = { access: 'anyone', limit: 'session' } as const;
  post(
    PATHS.isAuthenticated,
    isAuthenticatedCall,
    async (context) => {
      const { username, password } = context.body;
      if (username === '' && password === '') return await sessionAnswer(context, services);
      if (!isConfidential(context.request)) return refuse('ERROR_INSECURE');
      return await signInAnswer(context, services);
    },
    { config },
  );

  post(
    PATHS.signOut,
    signOutCall,
    async ({ request, reply, locale }) => {
      await endSession(request, reply, services);
      const { page, reference } = request.query as { page?: unknown; reference?: unknown };
      if (page === 'overview') return reply.redirect(exitAddress('overview', locale), 303);
      if (page === 'reference') return reply.redirect(referenceAddress(locale, String(reference)), 303);
      return done({ authenticated: 'false' } as const);
    },
    { config: { access: 'anyone' } },
  );
}

async function sessionAnswer(
  { request }: Pick<CallContext<unknown>, 'request'>,
  services: SignInServices,
): Promise<Result<IsAuthenticatedAnswer>> {
  const user = await userOf(request, services);
  return done(user ? { authenticated: 'true', username: user.name } : { authenticated: 'false' });
}

async function signInAnswer(
  { request, reply, locale, body }: CallContext<typeof isAuthenticatedCall>,
  services: SignInServices,
): Promise<Result<IsAuthenticatedAnswer>> {
  const { username, password: envelope, nonce = '' } = body;
  const address = clientAddress(request);
  const result = await signIn(services, { username, envelope, nonce, address, browser: browserOf(request, services.locale) });
  if (!result.ok) {
    if (result.refusal.error === 'ERROR_TOO_MANY') logSecurityEvent(request, services, 'sign-in-blocked', { account: username });
    return result;
  }
  if (!result.value) {
    logSecurityEvent(request, services, 'sign-in-refused', { account: username });
    const msg = ACCOUNT_TEXTS[username.includes('@') ? 'wrongByEmail' : 'wrongCredentials'][locale];
    return done({ authenticated: 'false', error: 'wrongcredentials', msg });
  }
  if ('ticket' in result.value) {
    const { ticket } = result.value;
    return done({ authenticated: 'false', error: 'codeneeded', msg: ACCOUNT_TEXTS.codeNeeded[locale], ticket });
  }
  await startSession(request, reply, services, result.value);
  services.onMail(); // in case the browser is new to the account
  return done({ authenticated: 'true', username: result.value.user.name });
}
