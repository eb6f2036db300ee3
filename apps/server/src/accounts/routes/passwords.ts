import { forgotPasswordCall, PATHS, resetPasswordCall } from '@muro/api';
import { ACCOUNT_TEXTS } from '@muro/texts/all';
import { clientAddress } from '../../http/client-address.ts';
import { localeOf } from '../../http/locale-of.ts';
import { type App, sendResult } from '../../http/route-tools.ts';
import { isPrivateEnough } from '../../http/same-origin.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import { sendWebPage } from '../../http/send-web-page.ts';
import type { Services } from '../../services.ts';
import { sayIn } from '../../texts/text.ts';
import { done } from '../../values/result.ts';
import { logSecurityEvent } from '../access/log-security-event.ts';
import { askForReset, resetPassword } from '../use-cases/reset-password.ts';

/** For who has no account yet, and for who has forgotten a password: a link is asked for, and used by a POST alone, since scanners of mails open links. */
export function passwordRoutes(app: App, services: Services): void {
  const { passwordRule: rule } = services;
  const config = { access: 'anyone' } as const;
  for (const [path, page] of [
    [PATHS.forgotPage, 'forgot-password'],
    [PATHS.resetPage, 'reset-password'],
    [PATHS.registerPage, 'register'],
  ] as const) {
    app.get(path, { schema: { hide: true } }, (request, reply) =>
      sendWebPage(request, reply.header('referrer-policy', 'no-referrer'), services, { view: { page }, cacheControl: 'no-cache' }),
    );
  }
  app.post(PATHS.forgotPassword, { schema: forgotPasswordCall, config }, async (request, reply) => {
    const asked = { who: request.body.who, locale: localeOf(request, services.locale), address: clientAddress(request) };
    const result = await askForReset(services, asked);
    if (!result.ok) return sendResult(request, reply, services, result);
    services.onMail();
    return sendResult(request, reply, services, done({ isSent: true }));
  });
  app.post(PATHS.resetPassword, { schema: resetPasswordCall, config }, async (request, reply) => {
    if (!isPrivateEnough(request)) return sendRefusal(request, reply, services, { error: 'ERROR_INSECURE' });
    const { token, password: envelope, password_again: envelopeAgain, nonce } = request.body;
    const locale = localeOf(request, services.locale);
    const account = await services.resets.find(token);
    const result = await resetPassword(services, { token, envelope, envelopeAgain, nonce, locale, address: clientAddress(request) });
    if (!result.ok) return sendResult(request, reply, services, result);
    services.onMail();
    if (result.value === null) logSecurityEvent(request, services, 'password-changed', { account: account?.name });
    const message = result.value === null ? '' : sayIn(locale, ACCOUNT_TEXTS[result.value], { ...rule });
    return sendResult(request, reply, services, done({ message }));
  });
}
