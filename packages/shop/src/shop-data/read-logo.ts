import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fault, faultIn, fileFault } from '../files/fault.ts';
import { missingFileReason, statOrNull } from '../files/folder.ts';
import { accessReason } from '../files/read-text-file.ts';
import { lineIndex } from '../text/line-index.ts';

/** A shop's logo with its bytes in memory: the file may be deleted before a page requests it. */
export interface ShopLogo {
  readonly file: string;
  readonly type: 'image/png' | 'image/jpeg' | 'image/svg+xml';
  readonly bytes: Buffer;
}

type Kind = 'PNG' | 'JPEG' | 'SVG';

const KINDS: Readonly<Record<Kind, { readonly type: ShopLogo['type']; readonly endings: readonly string[] }>> = {
  PNG: { type: 'image/png', endings: ['.png'] },
  JPEG: { type: 'image/jpeg', endings: ['.jpg', '.jpeg'] },
  SVG: { type: 'image/svg+xml', endings: ['.svg'] },
};

const MAX_LOGO_BYTES = 1_000_000;

/** Reads the logo beside a shop's file. The format must match the file's name; an SVG must not run code or load other files. */
export function readLogo(folder: string, name: string): { readonly logo: ShopLogo | null; readonly faults: readonly Fault[] } {
  const file = join(folder, name);
  const refuse = (...faults: readonly Fault[]) => ({ logo: null, faults });
  const missing = missingFileReason(folder, name);
  if (missing !== null) return refuse(fileFault(file, missing));
  const { size } = statOrNull(file) ?? { size: 0 };
  if (size > MAX_LOGO_BYTES) return refuse(fileFault(file, `has ${size} bytes, more than ${MAX_LOGO_BYTES}`));
  if (size === 0) return refuse(fileFault(file, 'is empty'));
  try {
    const bytes = readFileSync(file);
    const kind = kindOf(bytes);
    const formatProblem = nameFault(name, kind);
    if (formatProblem !== null || kind === null) return refuse(fileFault(file, formatProblem ?? 'is not an image'));
    const sizeProblem = sizeFault(bytes, kind);
    if (sizeProblem !== null) return refuse(fileFault(file, sizeProblem));
    const faults = kind === 'SVG' ? svgFaults(file, bytes.toString('utf8')) : [];
    return faults.length > 0 ? refuse(...faults) : { logo: { file, type: KINDS[kind].type, bytes }, faults };
  } catch (error) {
    return refuse(fileFault(file, accessReason(error)));
  }
}

/** Longest allowed side, px: larger pictures take too much memory to draw, even from small files. */
const MAX_LOGO_PX = 4000;

function sizeFault(bytes: Buffer, kind: Kind): string | null {
  const size = kind === 'PNG' ? pngSize(bytes) : kind === 'JPEG' ? jpegSize(bytes) : null;
  if (!size || Math.max(...size) <= MAX_LOGO_PX) return null;
  return `has ${size[0]} x ${size[1]} px, more than ${MAX_LOGO_PX} on a side`;
}

const pngSize = (bytes: Buffer): readonly [number, number] | null =>
  bytes.length >= 24 ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : null;

/** Returns the size in the first frame header of a JPEG. */
function jpegSize(bytes: Buffer): readonly [number, number] | null {
  let offset = 2;
  while (offset + 9 <= bytes.length) {
    const marker = bytes[offset + 1] ?? 0;
    if (bytes[offset] !== 0xff || marker === 0xff) offset += 1;
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return [bytes.readUInt16BE(offset + 7), bytes.readUInt16BE(offset + 5)];
    else offset += 2 + bytes.readUInt16BE(offset + 2);
  }
  return null;
}

/** Detects the format by content; null for unsupported formats. */
function kindOf(bytes: Buffer): Kind | null {
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'PNG';
  if (bytes.subarray(0, 3).equals(Buffer.from('\xff\xd8\xff', 'latin1'))) return 'JPEG';
  return isSvg(bytes.toString('utf8')) ? 'SVG' : null;
}

/** Constructs that may precede the root element, with their end markers. */
const BEFORE_ROOT = [
  ['<?', '>'],
  ['<!--', '-->'],
  ['<!DOCTYPE', '>'],
] as const;

/** True if the root element is `svg`. Reads the constructs before it once, in linear time. */
function isSvg(text: string): boolean {
  const blank = /[\s\ufeff]*/y;
  const root = /<svg[\s/>]/y;
  for (let offset = 0; ; ) {
    blank.lastIndex = offset;
    blank.test(text);
    offset = blank.lastIndex;
    root.lastIndex = offset;
    if (root.test(text)) return true;
    const [begin, end] = BEFORE_ROOT.find(([mark]) => text.startsWith(mark, offset)) ?? [];
    const close = begin === undefined || end === undefined ? -1 : text.indexOf(end, offset + begin.length);
    if (close < 0 || end === undefined) return false;
    offset = close + end.length;
  }
}

function nameFault(name: string, kind: Kind | null): string | null {
  const hasEndingOf = ({ endings }: (typeof KINDS)[Kind]) => endings.some((ending) => name.toLowerCase().endsWith(ending));
  const named = Object.entries(KINDS).find(([, ending]) => hasEndingOf(ending))?.[0];
  if (kind === null) return `is not ${named === 'SVG' ? 'an' : 'a'} ${named ?? 'picture'}`;
  return named === kind ? null : `is ${kind}, so its name must end with ${KINDS[kind].endings[0]}`;
}

/** Matches code in an SVG. Browsers do not run it in an `img`, but the logo is also drawn for mails and can be opened directly. */
const FORBIDDEN_IN_SVG = /(?<name><(?:script|foreignObject|iframe|handler)\b)|(?<=\s)(?<handler>on[a-z]+)\s*=/gi;
const REFERENCE = /(?:href\s*=\s*["']\s*|url\(\s*(?:["']\s*)?|@import\s+(?:["']\s*)?)(?<to>[^"')\s]+)/gi;

function svgFaults(file: string, text: string): readonly Fault[] {
  const positionOf = lineIndex(text);
  const fault = (offset: number, reason: string) => ({ at: offset, fault: faultIn(file, { ...positionOf(offset), place: '', reason }) });
  const scripts = [...text.matchAll(FORBIDDEN_IN_SVG)].map(({ index, groups: { name, handler } = {} }) =>
    fault(index, `${name === undefined ? handler : `${name}>`} is not allowed in a logo`),
  );
  const references = [...text.matchAll(REFERENCE)]
    .filter(({ groups }) => !/^(#|data:image\/(png|jpeg);)/i.test(groups?.to ?? ''))
    .map(({ index, groups }) => fault(index, `a logo must not load other files: ${groups?.to?.slice(0, 60)}`));
  return [...scripts, ...references].sort((a, b) => a.at - b.at).map((found) => found.fault);
}
