import { memoizeByValue } from '../../units/memoize.ts';
import { type Coverage, readCoverage } from './coverage.ts';
import { FONT_COVERAGE } from './font-coverage.ts';
import type { FontFace } from './font-face.ts';
import { availableWeight, FONT_WEIGHTS, type FontFolder, fontFileName } from './font-folders.ts';

/** A font that the shop adds, used for characters that no other font has. */
export interface ShopFont {
  /** File name, the same for browser and press. */
  readonly file: string;
  /** CSS weight. */
  readonly weight: number;
  /** Its characters, see `readCoverage`. */
  readonly coverage: string;
}

/** One font file and its characters. */
export interface FontFile {
  readonly file: string;
  readonly coverage: Coverage;
}

/** Files of one design: a word may mix letters from several of them. */
export interface FontFamily {
  readonly files: readonly FontFile[];
  readonly isEmoji: boolean;
}

/** The font fallback lists. */
export interface FontFallbacks {
  /** Families for a face, by precedence: its own files, then the fallback fonts in its weight. */
  familiesOf(face: FontFace): readonly FontFamily[];
}

type FaceKind = 'sans' | 'serif' | 'playful';

const FACE_KINDS: Partial<Readonly<Record<string, FaceKind>>> = {
  'Crimson Text': 'serif',
  Rasa: 'serif',
  McLaren: 'playful',
  'Indie Flower': 'playful',
};

const SANS = ['noto-sans', 'noto-sans-arabic', 'noto-sans-hebrew'] as const;

/** Fallback fonts with letters of other scripts, by the kind of the face. */
const FALLBACKS: Readonly<Record<FaceKind, readonly FontFolder[]>> = {
  sans: SANS,
  serif: ['noto-serif', 'noto-naskh-arabic', 'noto-serif-hebrew', 'noto-sans'],
  playful: ['comic-relief', ...SANS],
};

/** Fallback fonts of every face for symbols, emoji and remaining letters, so that all faces draw the same characters. */
const COMMON_FALLBACKS: readonly FontFolder[] = [
  'roboto',
  'noto-sans-symbols',
  'noto-sans-symbols-2',
  'noto-emoji',
  'montserrat',
  'nunito',
  'rasa',
  'noto-serif',
];

const coverageOf = memoizeByValue(readCoverage);

/** @param shopFonts  fonts of the shop, which have the lowest precedence */
export function createFontFallbacks(shopFonts: readonly ShopFont[] = []): FontFallbacks {
  const cache = new Map<string, readonly FontFamily[]>();
  return {
    familiesOf(face) {
      const key = `${face.family} ${face.weight}`;
      const families = cache.get(key) ?? [...productFamilies(face), ...shopFamilies(shopFonts, face.weight)];
      cache.set(key, families);
      return families;
    },
  };
}

function productFamilies({ family, weight }: FontFace): readonly FontFamily[] {
  const familyFolder = folderOf(family);
  const usedWeight = familyFolder ? availableWeight(familyFolder, weight) : weight;
  const folders = new Set<FontFolder>([
    ...(familyFolder ? [familyFolder] : []),
    ...FALLBACKS[FACE_KINDS[family] ?? 'sans'],
    ...COMMON_FALLBACKS,
  ]);
  return [...folders].map((folder) => {
    const files = Object.entries(FONT_COVERAGE[folder]).map(([part, written]) => ({
      file: fontFileName(folder, part, usedWeight),
      coverage: coverageOf(written),
    }));
    return { files, isEmoji: folder === 'noto-emoji' };
  });
}

function folderOf(family: string): FontFolder | undefined {
  const folder = family.toLowerCase().replaceAll(' ', '-');
  return Object.hasOwn(FONT_WEIGHTS, folder) ? (folder as FontFolder) : undefined;
}

/** The shop's fonts, nearest weight first. */
function shopFamilies(fonts: readonly ShopFont[], weight: number): readonly FontFamily[] {
  const nearest = [...fonts].sort((a, b) => Math.abs(a.weight - weight) - Math.abs(b.weight - weight));
  return nearest.map(({ file, coverage }) => ({ files: [{ file, coverage: coverageOf(coverage) }], isEmoji: false }));
}
