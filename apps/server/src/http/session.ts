import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionCookie } from '../accounts/session-cookie.ts';
import type { Services } from '../services.ts';
import type { User } from '../use-cases/ports.ts';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

const cookieOf = (request: FastifyRequest) => sessionCookie(request.protocol === 'https');

/** The session token the browser sent, null when it has none of the right form. */
export function tokenOf(request: FastifyRequest): string | null {
  const token = request.cookies[cookieOf(request).name];
  return token && TOKEN.test(token) ? token : null;
}

export async function userOf(request: FastifyRequest, { sessions }: Pick<Services, 'sessions'>): Promise<User | null> {
  const token = tokenOf(request);
  return token === null ? null : await sessions.find(token);
}

/** Gives the browser a new session; an earlier one of this browser ends, so no session outlives a change of person. */
export async function startSession(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Pick<Services, 'sessions'>,
  token: string,
): Promise<void> {
  const earlier = tokenOf(request);
  if (earlier) await services.sessions.close(earlier);
  const { name, options } = cookieOf(request);
  reply.setCookie(name, token, options);
}

export async function endSession(request: FastifyRequest, reply: FastifyReply, { sessions }: Pick<Services, 'sessions'>): Promise<void> {
  const token = tokenOf(request);
  if (token) await sessions.close(token);
  const { name, options } = cookieOf(request);
  reply.clearCookie(name, options);
}
