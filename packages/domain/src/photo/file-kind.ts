import { hasTextAt } from './byte-text.ts';
import { lettersAt, uintAt } from './heif-boxes.ts';
import { isRawTiff } from './raw-tiff.ts';

/** Kind of a file by its content; its name and declared type are ignored. */
export type FileKind =
  | 'jpeg'
  | 'png'
  /** PNG as Xcode packs it into apps: browsers and libraries cannot read it. */
  | 'apple-png'
  | 'heic'
  | 'heic-series'
  | 'webp'
  | 'gif'
  | 'avif'
  | 'tiff'
  /** A camera's raw format: sensor data that still have to be developed. */
  | 'raw'
  | 'jpeg-xl'
  | 'video'
  | 'other';

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis'];
const SERIES_BRANDS = ['hevc', 'hevx', 'hevm', 'hevs', 'msf1'];
const AVIF_BRANDS = ['avif', 'avis'];
/** Prefixes of video brands: QuickTime (the video of a live photo), MP4, 3GP. */
const VIDEO_BRANDS = /^(qt {2}|isom|iso\d|mp4\d|M4V|3g[p2]|avc1|dash|mmp4)/;
const MAX_BRANDS = 64;
/** Major brand of CR3. */
const CANON_RAW = 'crx ';
/** Signatures of raw formats and their offsets: CR2, Olympus, Panasonic, Fujifilm, Sigma, Minolta, CRW. */
const RAW_MARKS: readonly (readonly [mark: string, at: number])[] = [
  ['CR\x02', 8],
  ['IIRO', 0],
  ['IIRS', 0],
  ['MMOR', 0],
  ['IIU\0', 0],
  ['FUJIFILMCCD-RAW', 0],
  ['FOVb', 0],
  ['\0MRM', 0],
  ['HEAPCCDR', 6],
];

/** Recognises the kind of a file from its first bytes; 32 are enough for all kinds but raw TIFF. [INGEST-02] */
export function fileKindOf(head: Uint8Array): FileKind {
  if (head[0] === 0xff && head[1] === 0xd8) return 'jpeg';
  if (head[0] === 0x89 && head[1] === 0x50) return hasTextAt(head, 'CgBI', 12) ? 'apple-png' : 'png';
  if (hasTextAt(head, 'RIFF', 0) && hasTextAt(head, 'WEBP', 8)) return 'webp';
  if (hasTextAt(head, 'GIF8', 0)) return 'gif';
  if ((head[0] === 0xff && head[1] === 0x0a) || hasTextAt(head, '\0\0\0\x0cJXL \r\n\x87\n', 0)) return 'jpeg-xl';
  if (RAW_MARKS.some(([mark, offset]) => hasTextAt(head, mark, offset))) return 'raw';
  if (hasTextAt(head, 'II*\0', 0) || hasTextAt(head, 'MM\0*', 0)) return isRawTiff(head) ? 'raw' : 'tiff';
  if (head.length < 16 || !hasTextAt(head, 'ftyp', 4)) return hasTextAt(head, 'moov', 4) || hasTextAt(head, 'mdat', 4) ? 'video' : 'other';
  return kindOfBrands(brandsOf(head));
}

/** The major brand, then the compatible brands. */
function brandsOf(head: Uint8Array): readonly string[] {
  const end = Math.min(uintAt(head, 0, 4), head.length, 16 + 4 * MAX_BRANDS);
  const brands = [lettersAt(head, 8)];
  for (let offset = 16; offset + 4 <= end; offset += 4) brands.push(lettersAt(head, offset));
  return brands;
}

function kindOfBrands(brands: readonly string[]): FileKind {
  const has = (expected: readonly string[]): boolean => brands.some((brand) => expected.includes(brand));
  if (brands[0] === CANON_RAW) return 'raw';
  if (has(AVIF_BRANDS)) return 'avif';
  if (has(HEIC_BRANDS)) return 'heic';
  if (has(SERIES_BRANDS)) return 'heic-series';
  if (brands[0] === 'mif1') return 'heic';
  return VIDEO_BRANDS.test(brands[0] ?? '') ? 'video' : 'other';
}
