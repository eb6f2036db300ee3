import type { RepairAnswer } from '@muro/api';
import type { Layouts } from '../../catalogue/types/catalogue.ts';
import type { Blobs, Draft } from '../../files/blobs.ts';
import type { PhotoChecker } from '../../photos/types/photos.ts';
import type { FileInspector, Integrity, NamedFile, RepairRows } from '../types/integrity.ts';

export interface RepairPorts {
  readonly blobs: Blobs;
  readonly integrity: Integrity;
  readonly inspector: FileInspector;
  readonly repairRows: RepairRows;
  readonly checker: PhotoChecker;
  readonly layouts: Layouts & { storeAgain(sha256: string): Promise<boolean> };
  /** Notifies the print worker of a queued job. */
  readonly onOrder: () => void;
}

/** Note in the history of an order whose files are printed again. */
const LOST_FILE_NOTE = 'its print file was lost';

/** Moves a damaged file into quarantine and makes it again if possible. Nothing is deleted. */
export async function repairFile(ports: RepairPorts, name: string): Promise<RepairAnswer> {
  const file = await ports.integrity.find(name);
  if (!file) return { outcome: 'unnamed', isAside: false };
  const cleared = await quarantineIfDamaged(ports, file);
  return cleared.isSound
    ? { outcome: 'sound', isAside: cleared.isAside }
    : { outcome: await remake(ports, file), isAside: cleared.isAside };
}

/** Reads a file and moves it into quarantine if it is damaged; then checks again, because the other store may have it. */
export async function quarantineIfDamaged(
  { inspector }: Pick<RepairPorts, 'inspector'>,
  file: NamedFile,
): Promise<{ readonly isSound: boolean; readonly isAside: boolean }> {
  for (let isAside = false; ; isAside = true) {
    const { state } = await inspector.inspect(file, true);
    if (state === 'sound') return { isSound: true, isAside };
    if (state === 'missing' || isAside || !(await inspector.quarantine(file))) return { isSound: false, isAside };
  }
}

async function remake(ports: RepairPorts, { name, isPrint }: NamedFile): Promise<'made' | 'printing' | 'lost'> {
  const { integrity, repairRows, layouts } = ports;
  const { role, orders } = await integrity.findAffected(name);
  if (isPrint) return (await requeuePrint(ports, name, orders)) ? 'printing' : 'lost';
  if (role === 'web' || role === 'thumb') return (await remakeCopies(ports, name)) ? 'made' : 'lost';
  if (role === 'picture' || role === 'screenshot') {
    const isPictureForgotten = await repairRows.deletePicture(name);
    return (await repairRows.replaceScreenshot(name)) || isPictureForgotten ? 'made' : 'lost';
  }
  if (role === 'layout') return (await layouts.storeAgain(name)) ? 'made' : 'lost';
  return 'lost';
}

async function requeuePrint({ repairRows, onOrder }: RepairPorts, name: string, orders: readonly number[]): Promise<boolean> {
  const line = Number(/^order-\d+-(\d+)\./.exec(name)?.[1] ?? 1);
  const [orderId] = orders;
  const isWaiting = orderId !== undefined && (await repairRows.requeue({ orderId, line }, LOST_FILE_NOTE));
  if (isWaiting) onOrder();
  return isWaiting;
}

/** Makes the copies again from the original, if that is intact. */
async function remakeCopies({ blobs, checker, inspector, repairRows }: RepairPorts, name: string): Promise<boolean> {
  const original = await repairRows.findOriginal(name);
  const path = original && (await inspector.inspect(original, true)).state === 'sound' ? await blobs.fileOf(original.name) : null;
  if (!original || path === null) return false;
  const [web, thumb] = [blobs.draftPath(), blobs.draftPath()];
  try {
    if (!(await checker.check(path, { web, thumb })).ok) return false;
    const copies = { web: await blobs.adopt(web), thumb: await blobs.adopt(thumb) };
    for (const copy of Object.values<Draft>(copies)) await blobs.keep(copy);
    await repairRows.updateCopies(original.name, name, copies);
    return true;
  } finally {
    for (const path of [web, thumb]) await blobs.drop(path);
  }
}
