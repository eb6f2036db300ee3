import type { FileFault, OrderFault } from '@muro/api';
import { sizeText } from '../backup/size-text.ts';
import type { RepairResult } from './repair-files.ts';

const ROLES: Readonly<Record<FileFault['role'], string>> = {
  photo: 'original',
  web: 'copy of a photo',
  thumb: 'small copy of a photo',
  picture: 'picture of a collage',
  screenshot: 'screenshot of a collage',
  layout: 'file of a layout',
  print: 'file of the press',
};

const OUTCOMES: Readonly<Record<RepairResult['how'], string>> = {
  backup: 'brought back from the backup',
  sound: 'it is as it should be by now',
  unnamed: 'no longer referenced',
  made: 'made again',
  printing: 'the print file is being made again',
  lost: 'NOT repaired: name a folder of backups that has it with --from',
};

/** Formats a fault: '  original 3f…: is missing; photo 42, order 99; `muro verify --repair --from BACKUPS` brings it back'. */
export function fileLine(fault: FileFault, repair?: RepairResult): string {
  const { name, role, photos, collages, orders } = fault;
  const touched = [idList('photo', photos), idList('collage', collages), idList('order', orders)].filter(Boolean).join(', ');
  const aside = repair?.isAside ? '; the damaged file was moved aside' : '';
  const advice = repair ? `${OUTCOMES[repair.how]}${aside}` : adviceFor(fault);
  return `  ${ROLES[role]} ${name}: ${[stateOf(fault), touched, advice].filter(Boolean).join('; ')}`;
}

function stateOf({ state, sizeBytes, expectedBytes }: FileFault): string {
  if (state === 'missing') return 'is missing';
  if (state === 'unreadable') return 'the disk does not give it';
  if (state === 'bytes') return 'does not match its checksum';
  return `has ${sizeText(sizeBytes)} (${sizeBytes} bytes)${expectedBytes === null ? '' : ` instead of ${expectedBytes} bytes`}`;
}

/** Returns the command that repairs a fault, with --deep if only the hash reveals it. */
function adviceFor({ role, state }: FileFault): string {
  const verify = state === 'bytes' || state === 'unreadable' ? 'muro verify --deep' : 'muro verify';
  return role === 'photo' ? `\`${verify} --repair --from BACKUPS\` brings it back` : `\`${verify} --repair\` makes it again`;
}

const LACKS: Readonly<Record<OrderFault['lacks'], string>> = {
  version: 'the collage as it was ordered is gone; hold the order and ask its buyer, or look into an older backup',
  photos: 'refers to missing photos',
  job: 'has no print job, so nothing prints it; ask the customer to order again',
};

export function orderLine({ order, line, lacks, photos }: OrderFault): string {
  const which = line === 1 ? `order ${order}` : `order ${order}, collage ${line}`;
  const more = photos.length > 0 ? `: ${photos.join(', ')}; hold the order and ask its buyer, or look into an older backup` : '';
  return `  ${which}: ${LACKS[lacks]}${more}`;
}

export const orphanLine = (name: string): string =>
  `  ${name}: not referenced, and the clean-up could not delete it; the log of the server may say why, and it is needed for nothing`;

/** Formats ids: 'photo 42', 'photos 42, 43'; '' for none. */
const idList = (word: string, ids: readonly number[]): string =>
  ids.length === 0 ? '' : `${word}${ids.length === 1 ? '' : 's'} ${ids.join(', ')}`;
