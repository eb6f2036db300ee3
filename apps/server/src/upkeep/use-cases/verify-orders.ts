import { setTimeout as sleep } from 'node:timers/promises';
import type { OrderFault, VerifiedOrders } from '@muro/api';
import { photoIdsInXml } from '../../collages/use-cases/photo-ids-in-xml.ts';
import type { Photos } from '../../photos/types/photos.ts';
import type { Integrity, OrderedLine } from '../types/integrity.ts';
import { RECHECK_MS } from './verify-files.ts';

interface OrderPorts {
  readonly integrity: Integrity;
  readonly photos: Photos;
}

const PAGE = 100;

/** Checks the next orders after `after`: the ordered collage, its photos, its print job. Each fault is confirmed by a second check. */
export async function verifyOrders(ports: OrderPorts, after: number): Promise<VerifiedOrders> {
  const { lines, checked, last } = await ports.integrity.listOrders(after, PAGE);
  const suspects = new Set<number>();
  for (const line of lines) if (await faultOf(ports, line)) suspects.add(line.orderId);
  if (suspects.size > 0) await sleep(RECHECK_MS);
  const faults: OrderFault[] = [];
  for (const id of suspects) {
    for (const line of (await ports.integrity.listOrders(id - 1, 1)).lines) {
      const fault = line.orderId === id ? await faultOf(ports, line) : null;
      if (fault) faults.push(fault);
    }
  }
  return { checked, faults, next: checked < PAGE ? null : last };
}

async function faultOf({ photos }: OrderPorts, { orderId: order, line, ownerId, xml, hasJob }: OrderedLine): Promise<OrderFault | null> {
  if (xml === null) return { order, line, lacks: 'version', photos: [] };
  const namedIds = photoIdsInXml(xml);
  const usable = new Set((await photos.listUsable(ownerId, namedIds)).map(({ id }) => id));
  const lost = namedIds.filter((id) => !usable.has(id));
  if (lost.length > 0) return { order, line, lacks: 'photos', photos: lost };
  return hasJob ? null : { order, line, lacks: 'job', photos: [] };
}
