import { PATHS, type RegisterAnswer, registerCall } from '@muro/api';
import { ACCOUNT_TEXTS } from '@muro/texts/all';
import { clientAddress } from '../../http/client-address.ts';
import { localeOf } from '../../http/locale-of.ts';
import { type App, sendResult } from '../../http/route-tools.ts';
import { isPrivateEnough } from '../../http/same-origin.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import type { Services } from '../../services.ts';
import { sayIn } from '../../texts/text.ts';
import { browserOf, startSession } from '../access/session.ts';
import { register } from '../use-cases/register.ts';

export function registerRoute(app: App, services: Services): void {
  app.post(PATHS.register, { schema: registerCall, config: { access: 'anyone' } }, async (request, reply) => {
    if (!isPrivateEnough(request)) return sendRefusal(request, reply, services, { error: 'ERROR_INSECURE' });
    const { username, email, newsletter, terms, password, password_again, nonce = '' } = request.body;
    const input = {
      username,
      email,
      newsletter,
      terms,
      envelope: password,
      envelopeAgain: password_again,
      nonce,
      address: clientAddress(request),
      browser: browserOf(request, services.locale),
    };
    const result = await register(services, input);
    if (!result.ok) return sendResult(request, reply, services, result);
    reply.header('cache-control', 'no-store');
    if ('errors' in result.value) {
      const locale = localeOf(request, services.locale);
      const say = (text: keyof typeof ACCOUNT_TEXTS) => sayIn(locale, ACCOUNT_TEXTS[text], { ...services.passwordRule });
      const errors = result.value.errors.map(({ field, text }) => ({ field, message: say(text) }));
      return { authenticated: 'false', errors } satisfies RegisterAnswer;
    }
    await startSession(request, reply, services, result.value);
    services.onMail(); // the link that confirms the address
    return { authenticated: 'true', username: result.value.user.name, errors: [] } satisfies RegisterAnswer;
  });
}
