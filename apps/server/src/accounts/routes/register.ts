import { PATHS, registerCall } from '@muro/api';
import { ACCOUNT_TEXTS } from '@muro/texts/all';
import { clientAddress } from '../../http/client-address.ts';
import type { App } from '../../http/route-tools.ts';
import { isConfidential } from '../../http/same-origin.ts';
import { textIn } from '../../texts/text.ts';
import { done, refuse } from '../../values/result.ts';
import { createRouter, type RouterServices } from '../access/router.ts';
import { browserOf, startSession } from '../access/session.ts';
import { type RegisterPorts, register } from '../use-cases/register.ts';

interface RegisterServices extends RouterServices, RegisterPorts {
  /** Notifies the mail relay of a new mail in the outbox. */
  readonly onMail: () => void;
}

export function registerRoute(app: App, services: RegisterServices): void {
  const options = { config: { access: 'anyone' } } as const;
  createRouter(app, services).post(
    PATHS.register,
    registerCall,
    async ({ request, reply, locale, body }) => {
      if (!isConfidential(request)) return refuse('ERROR_INSECURE');
      const { username, email, newsletter, terms, password: envelope, password_again: envelopeAgain, nonce = '' } = body;
      const typed = { username, email, newsletter, terms, envelope, envelopeAgain, nonce };
      const from = { address: clientAddress(request), browser: browserOf(request, services.locale) };
      const result = await register(services, { ...typed, ...from });
      if (!result.ok) return result;
      if ('errors' in result.value) {
        const textOf = (text: keyof typeof ACCOUNT_TEXTS) => textIn(locale, ACCOUNT_TEXTS[text], { ...services.passwordRule });
        const errors = result.value.errors.map(({ field, text }) => ({ field, message: textOf(text) }));
        return done({ authenticated: 'false', errors });
      }
      await startSession(request, reply, services, result.value);
      services.onMail(); // the link that confirms the address
      return done({ authenticated: 'true', username: result.value.user.name, errors: [] });
    },
    options,
  );
}
