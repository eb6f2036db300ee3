import { byteAt } from '@muro/domain';
/** Colour profile of a printing press. It becomes the output intent that PDF/X-4 requires. */
export interface OutputProfile {
  readonly icc: Uint8Array;
  /** The profile's own description, such as 'Coated FOGRA39 (ISO 12647-2:2004)'. */
  readonly name: string;
  /** Number of inks. */
  readonly components: 1 | 3 | 4;
}

const HEADER_BYTES = 128;
const TAG_BYTES = 12;
const COMPONENTS: Readonly<Record<string, 1 | 3 | 4>> = { GRAY: 1, 'RGB ': 3, CMYK: 4 };
const CLASSES: Readonly<Record<string, string>> = {
  mntr: 'a display',
  scnr: 'a scanner or camera',
  spac: 'a colour space',
  link: 'a link between two devices',
  abst: 'an effect',
  nmcl: 'named colours',
};

/**
 * Reads an ICC profile as the output intent of PDF/X-4. The profile must be of a printing device (class 'prtr'), of version 2 to 4,
 * and contain the tables that convert to its inks and back.
 *
 * @throws {RangeError} for any other bytes; its message completes a sentence that begins with 'the profile '
 * @see ICC.1:2010, 7.2; ISO 15930-7, 6.2.2
 */
export function readOutputProfile(bytes: Uint8Array): OutputProfile {
  const icc = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (offset: number) => icc.toString('latin1', offset, offset + 4);
  if (icc.length < HEADER_BYTES + 4 || text(36) !== 'acsp') throw profileError('is not an ICC profile');
  if (icc.readUInt32BE(0) !== icc.length) throw profileError(`says that it has ${icc.readUInt32BE(0)} bytes, but it has ${icc.length}`);
  if (text(12) !== 'prtr') throw profileError(`is of ${CLASSES[text(12)] ?? `class '${text(12)}'`}, not of a press (class 'prtr')`);
  const components = COMPONENTS[text(16)];
  if (!components) throw profileError(`is for '${text(16).trim()}', not for CMYK, RGB or grey`);
  const version = byteAt(icc, 8);
  if (version < 2 || version > 4) throw profileError(`is of version ${version}; PDF/X-4 knows 2 to 4`);
  const tags = tagsOf(icc);
  const missing = (components === 1 ? ['kTRC'] : ['A2B0', 'B2A0']).find((name) => !tags.has(name));
  if (missing && !(components === 1 && tags.has('B2A0'))) throw profileError(`has no table ${missing}`);
  return { icc: bytes, components, name: descriptionOf(tags.get('desc')) };
}

function tagsOf(icc: Buffer): ReadonlyMap<string, Buffer> {
  const count = icc.readUInt32BE(HEADER_BYTES);
  if (HEADER_BYTES + 4 + count * TAG_BYTES > icc.length) throw profileError(`has no room for its ${count} tables`);
  const tags = Array.from({ length: count }, (_, index): [string, Buffer] => {
    const offset = HEADER_BYTES + 4 + index * TAG_BYTES;
    const name = icc.toString('latin1', offset, offset + 4);
    const [from, length] = [icc.readUInt32BE(offset + 4), icc.readUInt32BE(offset + 8)];
    if (from + length > icc.length) throw profileError(`is cut off in its table ${name}`);
    return [name, icc.subarray(from, from + length)];
  });
  return new Map(tags);
}

const UNNAMED = 'Custom';

/** Reads the profile's description: plain text in version 2, the first of several translations in version 4. */
function descriptionOf(tag: Buffer | undefined): string {
  if (!tag || tag.length < 28) return UNNAMED;
  const isPlain = tag.toString('latin1', 0, 4) === 'desc';
  const [offset, length] = isPlain ? [12, tag.readUInt32BE(8)] : [tag.readUInt32BE(24), tag.readUInt32BE(20)];
  const bytes = Buffer.from(tag.subarray(offset, offset + length));
  const text = isPlain || bytes.length % 2 === 1 ? bytes.toString('latin1') : bytes.swap16().toString('utf16le');
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim() || UNNAMED;
}

function profileError(reason: string): RangeError {
  return new RangeError(reason);
}
