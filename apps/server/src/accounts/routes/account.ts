import { type AccountView, PATHS, plainText } from '@muro/api';
import { ACCOUNT_PAGE_TEXTS, ACCOUNT_TEXTS } from '@muro/texts/all';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { clientAddress } from '../../http/client-address.ts';
import { localeOf } from '../../http/locale-of.ts';
import { exitAddress } from '../../http/pages/exits.ts';
import type { PageServices } from '../../http/pages/web-page.ts';
import { type App, sendResult } from '../../http/route-tools.ts';
import { sendWebPage } from '../../http/send-web-page.ts';
import { textIn } from '../../texts/text.ts';
import { done } from '../../values/result.ts';
import { answerOwner, faultAnswer, logRefused, type OwnerServices, withOwner } from '../access/answer-owner.ts';
import { logSecurityEvent } from '../access/log-security-event.ts';
import { endSession, renewSession, tokenOf, userOf } from '../access/session.ts';
import type { FactorPorts } from '../types/second-factors.ts';
import { changePassword, confirmEmail, requestEmailChange, type Sealed, sendConfirmation } from '../use-cases/account-settings.ts';
import { type DeleteAccountPorts, deleteAccount } from '../use-cases/delete-account.ts';

const envelope = plainText(1024);
const sealed = { current: envelope, nonce: plainText(64), code: plainText(40).optional() };
const passwordBody = z.object({ ...sealed, password: envelope, password_again: envelope });
const emailBody = z.object({ ...sealed, email: plainText(256) });
const confirmBody = z.object({ token: plainText(64) });

interface AccountServices extends OwnerServices, PageServices, DeleteAccountPorts, FactorPorts {}

/** Routes of the account page and of the links that confirm an e-mail address. */
export function accountRoutes(app: App, services: AccountServices): void {
  const sessionAccess = { access: 'session' } as const;
  app.get(PATHS.accountPage, { schema: { hide: true } }, (request, reply) => showAccount(request, reply, services));
  app.get(PATHS.confirmEmail, { schema: { hide: true } }, (request, reply) =>
    sendWebPage(request, reply.header('referrer-policy', 'no-referrer'), services, { view: { page: 'confirm-email' } }),
  );
  app.post(PATHS.ownPassword, { schema: { hide: true, body: passwordBody }, config: sessionAccess }, (request, reply) =>
    answerOwner(request, reply, services, async (owner) => {
      const { current, nonce, code, password, password_again } = request.body;
      const result = await changePassword(services, owner, { current, nonce, code, envelope: password, envelopeAgain: password_again });
      if (!result.ok) return result;
      if (typeof result.value === 'string') return done(result.value);
      renewSession(request, reply, result.value.token);
      logSecurityEvent(request, services, 'password-changed', { account: owner.user.name });
      return done(null);
    }),
  );
  app.post(PATHS.ownEmail, { schema: { hide: true, body: emailBody }, config: sessionAccess }, (request, reply) =>
    answerOwner(request, reply, services, (owner) => requestEmailChange(services, owner, request.body)),
  );
  app.post(PATHS.sendConfirmation, { schema: { hide: true }, config: sessionAccess }, (request, reply) =>
    answerOwner(request, reply, services, (owner) => sendConfirmation(services, owner)),
  );
  app.post(PATHS.confirmEmail, { schema: { hide: true, body: confirmBody }, config: { access: 'anyone' } }, async (request, reply) => {
    const locale = localeOf(request, services.locale);
    const result = await confirmEmail(services, { token: request.body.token, address: clientAddress(request), locale });
    if (!result.ok) return sendResult(request, reply, services, result);
    services.onMail();
    const { value } = result;
    const account = value?.state === 'done' ? await services.accounts.findById(value.userId) : null;
    if (account) logSecurityEvent(request, services, value?.isFirst ? 'email-confirmed' : 'email-changed', { account: account.name });
    const text = value && ACCOUNT_PAGE_TEXTS[value.state === 'done' ? 'confirmedDone' : 'confirmedHalf'][locale];
    return sendResult(request, reply, services, done(text ? { message: '', notice: text } : { message: ACCOUNT_TEXTS.resetGone[locale] }));
  });
  app.post(PATHS.leaveAccount, { schema: { hide: true, body: z.object(sealed) }, config: sessionAccess }, (request, reply) =>
    sendDeletion(request, reply, services, request.body),
  );
  app.post(PATHS.ownSessions, { schema: { hide: true }, config: { access: 'page' } }, (request, reply) =>
    endSessions(request, reply, services),
  );
}

async function showAccount(request: FastifyRequest, reply: FastifyReply, services: AccountServices): Promise<FastifyReply> {
  const locale = localeOf(request, services.locale);
  const user = await userOf(request, services);
  const account = user && (await services.accounts.findById(user.id));
  if (!account) return reply.redirect(exitAddress('overview', locale), 303);
  const handle = services.sessions.handleOf(tokenOf(request) ?? '');
  const sessions = await services.sessions.list(account.id);
  const factor = await services.factors.find(account.id);
  const view: AccountView = {
    page: 'account',
    name: account.name,
    email: account.email,
    isEmailConfirmed: account.isEmailConfirmed,
    sessions: sessions.map((session) => ({
      handle: session.handle,
      agent: session.agent,
      seenAt: session.seenAt.toISOString(),
      isThis: session.handle === handle,
    })),
    factor: factor && { since: factor.since.toISOString(), codesLeft: factor.codesLeft },
  };
  return sendWebPage(request, reply.header('referrer-policy', 'no-referrer'), services, { view });
}

function sendDeletion(request: FastifyRequest, reply: FastifyReply, services: AccountServices, sealed: Sealed): Promise<FastifyReply> {
  return withOwner(request, reply, services, async (owner) => {
    const result = await deleteAccount(services, owner, sealed);
    if (!result.ok) return result;
    const { value } = result;
    if (value.kind === 'wrong') logRefused(request, services, owner, value.fault);
    if (value.kind === 'wrong') return done(faultAnswer(owner, value.fault, services));
    if (value.kind === 'under-way')
      return done({ message: textIn(owner.locale, ACCOUNT_PAGE_TEXTS.underWay, { orders: value.orders.join(', ') }) });
    await endSession(request, reply, services);
    return done({ message: '' });
  });
}

async function endSessions(request: FastifyRequest, reply: FastifyReply, services: AccountServices): Promise<FastifyReply> {
  const locale = localeOf(request, services.locale);
  const user = await userOf(request, services);
  const { session } = (request.body ?? {}) as { session?: unknown };
  if (user && session === 'all') await services.sessions.endAll(user.id);
  else if (user && typeof session === 'string') await services.sessions.end(user.id, session.slice(0, 64));
  return reply.redirect(`${PATHS.accountPage}?lang=${locale}`, 303);
}
