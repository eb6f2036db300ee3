import { memoize } from '../units/memoize.ts';
import type { FontFace } from './letters/font-face.ts';
import { splitByFont, type WordPiece } from './letters/split-by-font.ts';
import { type DirectedText, levelAt, partOf, visualOrder } from './letters/with-directions.ts';
import { placeMark } from './place-mark.ts';
import type { Glyph, GlyphRun, TextShaper } from './shaper.ts';

/** Words cached per shaper; the cache is cleared when full. */
const MAX_KEPT_WORDS = 4000;
/** Run of letters whose font is still loading: without width, so that no text is refused meanwhile. */
const LOADING: GlyphRun = { glyphs: [], advance: 0, gaps: 0 };

/** A glyph run with its bidi level. */
interface LeveledRun extends GlyphRun {
  readonly level: number;
}

/**
 * Shapes a line word by word, with spaces between, in visual order. Words are shaped one by one so that wrapping measures exactly the
 * drawn runs, and a word keeps its outlines when the words round it change.
 */
export function shapeLine(shaper: TextShaper, face: FontFace, line: DirectedText): readonly GlyphRun[] {
  const runs: LeveledRun[] = [];
  let start = 0;
  for (const word of line.text.split(' ')) {
    if (start > 0) runs.push(...wordRuns(shaper, face, partOf(line, start - 1, start)));
    runs.push(...wordRuns(shaper, face, partOf(line, start, start + word.length)));
    start += word.length + 1;
  }
  return line.levels === '' ? runs : visualOrder(runs);
}

const wordCaches = memoize((_shaper: TextShaper) => new Map<string, readonly LeveledRun[]>());

/** The runs of a word or a space, in reading order. */
function wordRuns(shaper: TextShaper, face: FontFace, word: DirectedText): readonly LeveledRun[] {
  if (word.text === '') return [];
  const wordCache = wordCaches(shaper);
  const key = `${face.file} ${word.levels} ${word.text}`;
  const cached = wordCache.get(key);
  if (cached) return cached;
  const runs = word.text === ' ' ? [spaceRun(shaper, face, levelAt(word, 0))] : newRuns(shaper, face, word);
  if (wordCache.size >= MAX_KEPT_WORDS) wordCache.clear();
  wordCache.set(key, runs);
  return runs;
}

function spaceRun(shaper: TextShaper, { file }: FontFace, level: number): LeveledRun {
  return shapedRun(shaper, { text: ' ', file, level, isJoined: false, isMark: false });
}

function newRuns(shaper: TextShaper, face: FontFace, word: DirectedText): readonly LeveledRun[] {
  const runs: LeveledRun[] = [];
  for (const piece of splitByFont(shaper.fallbacks, face, word)) {
    const run = shapedRun(shaper, piece);
    const before = runs.at(-1);
    if (piece.isMark && before) runs[runs.length - 1] = withMark(before, run);
    else runs.push(run);
  }
  return runs;
}

function shapedRun(shaper: TextShaper, { text, file, level, isJoined }: WordPiece): LeveledRun {
  const run = shaper.shape(file, text, { isRightToLeft: level % 2 === 1, isJoined }) ?? LOADING;
  return { ...run, level };
}

/** A run with a combining mark of another font over or under its last letter. */
function withMark(run: LeveledRun, mark: GlyphRun): LeveledRun {
  const letter = run.glyphs.at(-1);
  const [sign] = mark.glyphs;
  if (!letter?.bounds || !sign?.bounds) return run;
  const placed: Glyph = { ...sign, ...placeMark(letter.bounds, sign.bounds), advance: 0, gap: 0 };
  return { ...run, glyphs: [...run.glyphs.slice(0, -1), placed, letter] };
}
