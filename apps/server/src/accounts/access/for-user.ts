import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Sent, sendRefusal } from '../../http/send-refusal.ts';
import type { Services } from '../../services.ts';
import type { User } from '../types/accounts.ts';
import { userOf } from './session.ts';

/** Runs `act` for the signed-in person, or refuses. */
export async function forUser(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  act: (user: User) => Promise<Sent>,
): Promise<Sent> {
  const user = await userOf(request, services);
  if (!user) return sendRefusal(request, reply, services, { error: 'ERROR_NOT_SIGNED_IN' });
  return await act(user);
}
