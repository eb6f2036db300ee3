import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Sent, sendRefusal } from '../../http/send-refusal.ts';
import type { Services } from '../../services.ts';
import type { Refusal } from '../../values/result.ts';
import { printName } from '../rules/print-name.ts';

interface PrintFile {
  readonly id: string;
  readonly line: number;
  readonly ending: 'pdf' | 'json';
  readonly type: string;
}

/** About as long as a usual one is made. */
const PRINTED_AFTER_S = 15;

/** A file of the press to whoever may have it; one that was let go is made again. */
export async function sendPrint(request: FastifyRequest, reply: FastifyReply, services: Services, wanted: PrintFile): Promise<Sent> {
  const { id, line, ending, type } = wanted;
  const name = `${printName(Number(id), line)}.${ending}`;
  const address = await services.printFiles.addressOf(name, type);
  if (address !== null) return reply.header('cache-control', 'no-store').redirect(address, 302) as unknown as Sent;
  const file = await services.printFiles.read(name);
  if (!file) return sendRefusal(request, reply, services, await refusalOf(services, wanted));
  const body = await file.open();
  reply
    .type(type)
    .header('content-length', file.sizeBytes)
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`);
  return reply.send(body) as unknown as Sent;
}

/** Why there is no such file. */
async function refusalOf(services: Services, { id, line }: PrintFile): Promise<Refusal> {
  const orderId = Number(id);
  const order = await services.orderRecords.find(orderId);
  if (order === null || line > order.lines.length) return { error: 'ERROR_NOT_FOUND' };
  if (!(await services.printRoom.wantAgain({ orderId, line }))) return { error: 'ERROR_NOT_PRINTED', place: order.state };
  services.onOrder();
  return { error: 'ERROR_PRINTED_AGAIN', retryAfterS: PRINTED_AFTER_S };
}
