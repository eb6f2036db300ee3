import { lettersAt, uintAt } from './boxes.ts';
import { spellsAt } from './byte-text.ts';

/** What a file is, by its content; its name and its announced type say nothing. */
export type FileKind = 'jpeg' | 'png' | 'heic' | 'heic-series' | 'webp' | 'gif' | 'avif' | 'video' | 'other';

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis'];
const SERIES_BRANDS = ['hevc', 'hevx', 'hevm', 'hevs', 'msf1'];
const AVIF_BRANDS = ['avif', 'avis'];
/** First letters of the brands that films carry: QuickTime (the moving half of a live photo), MP4, 3GP. */
const VIDEO_BRANDS = /^(qt {2}|isom|iso\d|mp4\d|M4V|3g[p2]|avc1|dash|mmp4)/;
const MAX_BRANDS = 64;

/** Which kind of file begins with these bytes; some tens are enough. [INGEST-02] */
export function fileKindOf(head: Uint8Array): FileKind {
  if (head[0] === 0xff && head[1] === 0xd8) return 'jpeg';
  if (head[0] === 0x89 && head[1] === 0x50) return 'png';
  if (spellsAt(head, 'RIFF', 0) && spellsAt(head, 'WEBP', 8)) return 'webp';
  if (spellsAt(head, 'GIF8', 0)) return 'gif';
  if (head.length < 16 || !spellsAt(head, 'ftyp', 4)) return spellsAt(head, 'moov', 4) || spellsAt(head, 'mdat', 4) ? 'video' : 'other';
  return kindOfBrands(brandsOf(head));
}

/** The major brand first, then those the file is compatible with. */
function brandsOf(head: Uint8Array): readonly string[] {
  const end = Math.min(uintAt(head, 0, 4), head.length, 16 + 4 * MAX_BRANDS);
  const brands = [lettersAt(head, 8)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(lettersAt(head, at));
  return brands;
}

function kindOfBrands(brands: readonly string[]): FileKind {
  const has = (known: readonly string[]): boolean => brands.some((brand) => known.includes(brand));
  if (has(AVIF_BRANDS)) return 'avif';
  if (has(HEIC_BRANDS)) return 'heic';
  if (has(SERIES_BRANDS)) return 'heic-series';
  if (brands[0] === 'mif1') return 'heic';
  return VIDEO_BRANDS.test(brands[0] ?? '') ? 'video' : 'other';
}
