import { forgotPasswordCall, PATHS, resetPasswordCall } from '@muro/api';
import { ACCOUNT_TEXTS } from '@muro/texts/all';
import { clientAddress } from '../../http/client-address.ts';
import type { PageServices } from '../../http/pages/web-page.ts';
import type { App } from '../../http/route-tools.ts';
import { isConfidential } from '../../http/same-origin.ts';
import { sendWebPage } from '../../http/send-web-page.ts';
import { textIn } from '../../texts/text.ts';
import { done, refuse } from '../../values/result.ts';
import { type EventServices, logSecurityEvent } from '../access/log-security-event.ts';
import { createRouter, type RouterServices } from '../access/router.ts';
import { type ResetPorts, requestReset, resetPassword } from '../use-cases/reset-password.ts';

interface PasswordServices extends RouterServices, PageServices, ResetPorts, EventServices {
  /** Notifies the mail relay of a new mail in the outbox. */
  readonly onMail: () => void;
}

const PAGES = [
  [PATHS.forgotPage, 'forgot-password'],
  [PATHS.resetPage, 'reset-password'],
  [PATHS.registerPage, 'register'],
] as const;

/** Routes to register and to reset a forgotten password. A link takes effect by a POST only, because mail scanners open links. */
export function passwordRoutes(app: App, services: PasswordServices): void {
  const { post } = createRouter(app, services);
  const options = { config: { access: 'anyone' } } as const;
  for (const [path, page] of PAGES) {
    app.get(path, { schema: { hide: true } }, (request, reply) =>
      sendWebPage(request, reply.header('referrer-policy', 'no-referrer'), services, { view: { page }, cacheControl: 'no-cache' }),
    );
  }
  post(
    PATHS.forgotPassword,
    forgotPasswordCall,
    async ({ request, locale, body: { who } }) => {
      const result = await requestReset(services, { who, locale, address: clientAddress(request) });
      if (!result.ok) return result;
      services.onMail();
      return done({ isSent: true });
    },
    options,
  );
  post(
    PATHS.resetPassword,
    resetPasswordCall,
    async ({ request, locale, body }) => {
      if (!isConfidential(request)) return refuse('ERROR_INSECURE');
      const { token, password: envelope, password_again: envelopeAgain, nonce } = body;
      const account = await services.resets.find(token);
      const result = await resetPassword(services, { token, envelope, envelopeAgain, nonce, locale, address: clientAddress(request) });
      if (!result.ok) return result;
      services.onMail();
      if (result.value === null) logSecurityEvent(request, services, 'password-changed', { account: account?.name });
      const message = result.value === null ? '' : textIn(locale, ACCOUNT_TEXTS[result.value], { ...services.passwordRule });
      return done({ message });
    },
    options,
  );
}
