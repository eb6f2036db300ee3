import type { FastifyReply } from 'fastify';
import type { PrintFiles } from '../../files/print-files.ts';
import { type Result, refuse } from '../../values/result.ts';
import { printName } from '../rules/print-name.ts';
import type { OrderRecords } from '../types/orders.ts';
import type { PrintPlace } from '../types/print-place.ts';

interface PrintFile {
  readonly id: string;
  readonly line: number;
  readonly ending: 'pdf' | 'json';
  readonly type: string;
}

export interface PrintServices {
  readonly printFiles: PrintFiles;
  readonly orderRecords: OrderRecords;
  /** Has a removed file made again; false if there was none. */
  readonly printRoom: { wantAgain(place: PrintPlace): Promise<boolean> };
  /** Tells the print worker and the mail relay that an order came in, or changed. */
  readonly onOrder: () => void;
}

/** About as long as a usual one is made. */
const PRINTED_AFTER_S = 15;

/** Sends a print file or its ticket; one that retention removed is made again. */
export async function sendPrint(reply: FastifyReply, services: PrintServices, wanted: PrintFile): Promise<FastifyReply | Result<never>> {
  const { id, line, ending, type } = wanted;
  const name = `${printName(Number(id), line)}.${ending}`;
  const address = await services.printFiles.addressOf(name, type);
  if (address !== null) return reply.header('cache-control', 'no-store').redirect(address, 302);
  const file = await services.printFiles.read(name);
  if (!file) return await refusalOf(services, wanted);
  const body = await file.open();
  return reply
    .type(type)
    .header('content-length', file.sizeBytes)
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(body);
}

/** Why there is no such file. */
async function refusalOf(services: PrintServices, { id, line }: PrintFile): Promise<Result<never>> {
  const orderId = Number(id);
  const order = await services.orderRecords.find(orderId);
  if (order === null || line > order.lines.length) return refuse('ERROR_NOT_FOUND');
  if (!(await services.printRoom.wantAgain({ orderId, line }))) return refuse('ERROR_NOT_PRINTED', { place: order.state });
  services.onOrder();
  return refuse('ERROR_PRINTED_AGAIN', { retryAfterS: PRINTED_AFTER_S });
}
