import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { type Sent, sendRefusal } from './send-refusal.ts';

/** Runs `act` for whoever has the shop's token, or refuses; where none is set nobody has it. */
export async function forOperator(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Pick<Services, 'locale' | 'operatorToken'>,
  act: () => Promise<Sent>,
): Promise<Sent> {
  if (!isToken(services.operatorToken, request.headers.authorization)) {
    reply.header('www-authenticate', 'Bearer');
    return sendRefusal(request, reply, services, { error: 'ERROR_OPERATOR' });
  }
  return await act();
}

/** Compared by their hashes, which are equally long: the time tells nothing. */
function isToken(token: string | undefined, header = ''): boolean {
  const given = /^Bearer ([\x21-\x7e]{1,200})$/i.exec(header)?.[1];
  return token !== undefined && given !== undefined && timingSafeEqual(hashOf(token), hashOf(given));
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();
