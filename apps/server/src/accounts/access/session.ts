import type { ApiLocale } from '@muro/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { localeOf } from '../../http/locale-of.ts';
import { browserName } from '../rules/browser-name.ts';
import { deviceCookie, sessionCookie } from '../rules/session-cookie.ts';
import type { Browser, Sessions, User } from '../types/accounts.ts';
import type { SignedIn } from '../use-cases/sign-in.ts';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

const isSecure = (request: FastifyRequest) => request.protocol === 'https';
const cookieOf = (request: FastifyRequest) => sessionCookie(isSecure(request));

const tokenIn = (text: string | undefined): string | null => (text && TOKEN.test(text) ? text : null);

/** Returns the session token of the request; null if it has none of the right form. */
export const tokenOf = (request: FastifyRequest): string | null => tokenIn(request.cookies[cookieOf(request).name]);

/** Returns the token by which a browser that signed in before is recognised. */
const deviceOf = (request: FastifyRequest): string | null => tokenIn(request.cookies[deviceCookie(isSecure(request)).name]);

/** Describes the browser that signs in. */
export const browserOf = (request: FastifyRequest, locale: ApiLocale): Browser => ({
  device: deviceOf(request),
  agent: browserName(String(request.headers['user-agent'] ?? '')),
  locale: localeOf(request, locale),
});

export interface SessionServices {
  readonly sessions: Sessions;
}

const users = new WeakMap<FastifyRequest, Promise<User | null>>();

/** Returns the user of the request's session; looked up once per request, before its body is read. */
export function userOf(request: FastifyRequest, { sessions }: SessionServices): Promise<User | null> {
  const token = tokenOf(request);
  if (token === null) return Promise.resolve(null);
  const user = users.get(request) ?? sessions.find(token);
  users.set(request, user);
  return user;
}

/**
 * Cookie that tells the page's scripts whose drafts to show, also after the session expired: drafts of an account are shown to that account
 * only.
 */
const PERSON = 'muro_person';
const personOptions = (request: FastifyRequest) => ({ ...deviceCookie(isSecure(request)).options, httpOnly: false });

/** Starts a new session in the browser and ends its earlier one, so that no session outlives a change of user. */
export async function startSession(
  request: FastifyRequest,
  reply: FastifyReply,
  services: SessionServices,
  { user, token, device }: SignedIn,
): Promise<void> {
  const earlier = tokenOf(request);
  if (earlier) await services.sessions.close(earlier);
  renewSession(request, reply, token);
  const cookieName = deviceCookie(isSecure(request));
  reply.setCookie(cookieName.name, device, cookieName.options);
  reply.setCookie(PERSON, user.name, personOptions(request));
}

/** Replaces the session token in the browser. */
export function renewSession(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const { name, options } = cookieOf(request);
  reply.setCookie(name, token, options);
}

export async function endSession(request: FastifyRequest, reply: FastifyReply, { sessions }: SessionServices): Promise<void> {
  const token = tokenOf(request);
  if (token) await sessions.close(token);
  const { name, options } = cookieOf(request);
  reply.clearCookie(name, options);
  reply.clearCookie(PERSON, personOptions(request));
  reply.header('clear-site-data', '"cache"'); // private pictures must not stay in the cache for the next user of this browser
}
