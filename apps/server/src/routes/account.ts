import { PASSWORD_MAX, PATHS, plainText } from '@muro/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { clientAddress } from '../http/client-address.ts';
import { localeOf } from '../http/locale-of.ts';
import { type App, sendResult } from '../http/route-tools.ts';
import { isPrivateEnough } from '../http/same-origin.ts';
import { type Sent, sendRefusal } from '../http/send-refusal.ts';
import { endSession, tokenOf, userOf } from '../http/session.ts';
import { accountPage, confirmEmailPage } from '../pages/account-page.ts';
import { exitAddress } from '../pages/exits.ts';
import type { Services } from '../services.ts';
import { ACCOUNT_TEXTS, type AccountTextKey } from '../texts/account.ts';
import { ACCOUNT_PAGE_TEXTS } from '../texts/account-page.ts';
import { sayIn } from '../texts/text.ts';
import { askForEmail, changePassword, confirmEmail, type Sealed, type Self } from '../use-cases/account-settings.ts';
import { leaveAccount } from '../use-cases/leave-account.ts';
import { done, type Result } from '../use-cases/result.ts';

const envelope = plainText(1024);
const sealed = { current: envelope, nonce: plainText(64) };
const passwordBody = z.object({ ...sealed, password: envelope, password_again: envelope });
const emailBody = z.object({ ...sealed, email: plainText(256) });
const confirmBody = z.object({ token: plainText(64) });

/** A person's own settings, and the links by which two addresses agree on one. */
export function accountRoutes(app: App, services: Services): void {
  app.get(PATHS.accountPage, { schema: { hide: true } }, (request, reply) => showAccount(request, reply, services));
  app.get(PATHS.confirmEmail, { schema: { hide: true } }, (request, reply) =>
    sendPage(reply, confirmEmailPage(localeOf(request, services.locale), services.shop.data)),
  );
  app.post(PATHS.ownPassword, { schema: { hide: true, body: passwordBody } }, (request, reply) =>
    asSelf(request, reply, services, (self) => {
      const { current, nonce, password, password_again } = request.body;
      return changePassword(services, self, { current, nonce, envelope: password, envelopeAgain: password_again });
    }),
  );
  app.post(PATHS.ownEmail, { schema: { hide: true, body: emailBody } }, (request, reply) =>
    asSelf(request, reply, services, (self) => askForEmail(services, self, request.body)),
  );
  app.post(PATHS.confirmEmail, { schema: { hide: true, body: confirmBody } }, async (request, reply) => {
    const locale = localeOf(request, services.locale);
    const result = await confirmEmail(services, { token: request.body.token, address: clientAddress(request), locale });
    if (!result.ok) return sendResult(request, reply, services, result);
    services.onMail();
    const said = result.value && ACCOUNT_PAGE_TEXTS[result.value === 'done' ? 'confirmedDone' : 'confirmedHalf'][locale];
    return sendResult(request, reply, services, done(said ? { message: '', said } : { message: ACCOUNT_TEXTS.resetGone[locale] }));
  });
  app.post(PATHS.leaveAccount, { schema: { hide: true, body: z.object(sealed) } }, (request, reply) =>
    leave(request, reply, services, request.body),
  );
  app.post(PATHS.ownSessions, { schema: { hide: true } }, (request, reply) => endSessions(request, reply, services));
}

const sendPage = (reply: FastifyReply, content: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').send(content);

async function showAccount(request: FastifyRequest, reply: FastifyReply, services: Services): Promise<FastifyReply> {
  const locale = localeOf(request, services.locale);
  const user = await userOf(request, services);
  const account = user && (await services.accounts.own(user.id));
  if (!account) return reply.redirect(exitAddress('overview', locale), 303);
  const { sessions, passwordMin } = services;
  const view = {
    name: account.name,
    email: account.email,
    sessions: await sessions.list(account.id),
    handle: sessions.handleOf(tokenOf(request) ?? ''),
    shop: services.shop.data,
    passwordMin,
  };
  return sendPage(reply, accountPage(locale, view));
}

/** Does what a signed-in person asks for with their password. */
async function withSelf<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  act: (self: Self) => Promise<Result<T>>,
): Promise<Sent> {
  if (!isPrivateEnough(request)) return sendRefusal(request, reply, services, { error: 'ERROR_INSECURE' });
  const user = await userOf(request, services);
  const token = tokenOf(request);
  if (!user || !token) return sendRefusal(request, reply, services, { error: 'ERROR_NOT_SIGNED_IN' });
  const result = await act({ user, token, locale: localeOf(request, services.locale) });
  if (result.ok) services.onMail();
  return sendResult(request, reply, services, result);
}

/** The same for what is done, or wrong: its answer is '' or a sentence. */
function asSelf(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  act: (self: Self) => Promise<Result<AccountTextKey | null>>,
): Promise<Sent> {
  const values = { min: services.passwordMin, max: PASSWORD_MAX };
  return withSelf(request, reply, services, async (self) => {
    const result = await act(self);
    return result.ok ? done({ message: result.value === null ? '' : sayIn(self.locale, ACCOUNT_TEXTS[result.value], values) }) : result;
  });
}

function leave(request: FastifyRequest, reply: FastifyReply, services: Services, sealed: Sealed): Promise<Sent> {
  return withSelf(request, reply, services, async (self) => {
    const result = await leaveAccount(services, self, sealed);
    if (!result.ok) return result;
    const { value } = result;
    if (value.kind === 'wrong') return done({ message: ACCOUNT_TEXTS.wrongPassword[self.locale] });
    if (value.kind === 'under-way')
      return done({ message: sayIn(self.locale, ACCOUNT_PAGE_TEXTS.underWay, { orders: value.orders.join(', ') }) });
    await endSession(request, reply, services);
    return done({ message: '' });
  });
}

async function endSessions(request: FastifyRequest, reply: FastifyReply, services: Services): Promise<FastifyReply> {
  const locale = localeOf(request, services.locale);
  const user = await userOf(request, services);
  const { session } = (request.body ?? {}) as { session?: unknown };
  if (user && session === 'all') await services.sessions.endAll(user.id);
  else if (user && typeof session === 'string') await services.sessions.end(user.id, session.slice(0, 64));
  return reply.redirect(`${PATHS.accountPage}?lang=${locale}`, 303);
}
