import { PATHS, signInCodeCall } from '@muro/api';
import { ACCOUNT_TEXTS } from '@muro/texts/all';
import { clientAddress } from '../../http/client-address.ts';
import type { App } from '../../http/route-tools.ts';
import { isConfidential } from '../../http/same-origin.ts';
import { done, refuse } from '../../values/result.ts';
import { type EventServices, logSecurityEvent } from '../access/log-security-event.ts';
import { type CallContext, createRouter, type RouterServices } from '../access/router.ts';
import { browserOf, startSession } from '../access/session.ts';
import type { AccountPorts } from '../types/accounts.ts';
import type { FactorPorts } from '../types/second-factors.ts';
import { type SignInCodeOutcome, signInWithCode } from '../use-cases/sign-in-code.ts';

interface SignInServices extends RouterServices, EventServices, AccountPorts, FactorPorts {
  /** Notifies the mail relay of a new mail in the outbox. */
  readonly onMail: () => void;
}

/** The second step of a sign-in. */
export function signInCodeRoute(app: App, services: SignInServices): void {
  createRouter(app, services).post(
    PATHS.signInCode,
    signInCodeCall,
    async (context) => {
      const { request, body } = context;
      if (!isConfidential(request)) return refuse('ERROR_INSECURE');
      const browser = browserOf(request, services.locale);
      const result = await signInWithCode(services, { ...body, address: clientAddress(request), browser });
      return result.ok ? await answer(context, services, result.value) : result;
    },
    { config: { access: 'anyone' } },
  );
}

type Exchange = Pick<CallContext<unknown>, 'request' | 'reply' | 'locale'>;

async function answer({ request, reply, locale }: Exchange, services: SignInServices, outcome: SignInCodeOutcome) {
  switch (outcome.kind) {
    case 'signed-in': {
      const { user } = outcome.signedIn;
      await startSession(request, reply, services, outcome.signedIn);
      services.onMail(); // in case the browser is new to the account
      if (outcome.isByRecoveryCode) logSecurityEvent(request, services, 'recovery-code-used', { account: user.name });
      return done({ authenticated: 'true', username: user.name } as const);
    }
    case 'blocked':
      logSecurityEvent(request, services, 'code-blocked', { account: outcome.user.name });
      return refuse('ERROR_TOO_MANY', { retryAfterS: outcome.retryAfterS ?? 1 });
    case 'wrong':
      logSecurityEvent(request, services, 'code-refused', { account: outcome.user.name });
      return done({ authenticated: 'false', error: 'wrongcode', msg: ACCOUNT_TEXTS.wrongCode[locale] } as const);
    case 'expired':
      return done({ authenticated: 'false', error: 'expired', msg: ACCOUNT_TEXTS.signInExpired[locale] } as const);
  }
}
