import { PATHS, type SignInCodeAnswer, signInCodeCall } from '@muro/api';
import { ACCOUNT_TEXTS } from '@muro/texts/all';
import { clientAddress } from '../../http/client-address.ts';
import { localeOf } from '../../http/locale-of.ts';
import { type App, sendResult } from '../../http/route-tools.ts';
import { isPrivateEnough } from '../../http/same-origin.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import type { Services } from '../../services.ts';
import { logSecurityEvent } from '../access/log-security-event.ts';
import { browserOf, startSession } from '../access/session.ts';
import { signInWithCode } from '../use-cases/sign-in-code.ts';

/** The second step of a sign-in. */
export function signInCodeRoute(app: App, services: Services): void {
  app.post(PATHS.signInCode, { schema: signInCodeCall, config: { access: 'anyone' } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isPrivateEnough(request)) return sendRefusal(request, reply, services, { error: 'ERROR_INSECURE' });
    const locale = localeOf(request, services.locale);
    const browser = browserOf(request, services.locale);
    const result = await signInWithCode(services, { ...request.body, address: clientAddress(request), browser });
    if (!result.ok) return sendResult(request, reply, services, result);
    const outcome = result.value;
    switch (outcome.kind) {
      case 'signed-in': {
        const { user } = outcome.signedIn;
        await startSession(request, reply, services, outcome.signedIn);
        services.onMail(); // of a browser that is new here
        if (outcome.isByRecoveryCode) logSecurityEvent(request, services, 'recovery-code-used', { account: user.name });
        return { authenticated: 'true', username: user.name } satisfies SignInCodeAnswer;
      }
      case 'blocked': {
        logSecurityEvent(request, services, 'code-blocked', { account: outcome.user.name });
        const { retryAfterS = 1 } = outcome;
        return sendRefusal(request, reply, services, { error: 'ERROR_TOO_MANY', retryAfterS });
      }
      case 'wrong':
        logSecurityEvent(request, services, 'code-refused', { account: outcome.user.name });
        return { authenticated: 'false', error: 'wrongcode', msg: ACCOUNT_TEXTS.wrongCode[locale] } satisfies SignInCodeAnswer;
      case 'expired':
        return { authenticated: 'false', error: 'expired', msg: ACCOUNT_TEXTS.signInExpired[locale] } satisfies SignInCodeAnswer;
    }
  });
}
