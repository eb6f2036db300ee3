import type { FastifyReply } from 'fastify';
import type { PrintFiles } from '../../files/print-files.ts';
import { type Result, refuse } from '../../values/result.ts';
import { type PrintPlace, printName } from '../rules/print-name.ts';
import type { OrderRecords } from '../types/orders.ts';

interface PrintFile {
  readonly id: string;
  readonly line: number;
  readonly ending: 'pdf' | 'json';
  readonly type: string;
}

export interface PrintServices {
  readonly printFiles: PrintFiles;
  readonly orderRecords: OrderRecords;
  /** Queues a deleted file to be made again; false if there was none. */
  readonly printRetention: { requeue(place: PrintPlace): Promise<boolean> };
  /** Notifies the print worker and the mail relay of a new or changed order. */
  readonly onOrder: () => void;
}

/** Retry-After, s: about the time that a typical print file takes. */
const PRINTED_AFTER_S = 15;

/** Sends a print file or its job ticket; one that retention deleted is made again. */
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

/** Returns the refusal for a missing file. */
async function refusalOf(services: PrintServices, { id, line }: PrintFile): Promise<Result<never>> {
  const orderId = Number(id);
  const order = await services.orderRecords.find(orderId);
  if (order === null || line > order.lines.length) return refuse('ERROR_NOT_FOUND');
  if (!(await services.printRetention.requeue({ orderId, line }))) return refuse('ERROR_NOT_PRINTED', { place: order.state });
  services.onOrder();
  return refuse('ERROR_PRINTED_AGAIN', { retryAfterS: PRINTED_AFTER_S });
}
