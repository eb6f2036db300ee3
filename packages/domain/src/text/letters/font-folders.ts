import { itemAt } from '../../units/item-at.ts';

/** Folders of the font packages, with the weights in use of each. `font-coverage.ts` lists the contents of their files. */
export const FONT_WEIGHTS = {
  'crimson-text': [400],
  montserrat: [500, 700],
  nunito: [600],
  mclaren: [400],
  roboto: [400, 500, 600, 700],
  'indie-flower': [400],
  rasa: [400],
  jost: [400],
  'comic-relief': [400],
  'noto-sans': [400, 500, 600, 700],
  'noto-sans-arabic': [400, 500, 600, 700],
  'noto-sans-hebrew': [400, 500, 600, 700],
  'noto-serif': [400],
  'noto-naskh-arabic': [400],
  'noto-serif-hebrew': [400],
  'noto-sans-symbols': [400, 500, 600, 700],
  'noto-sans-symbols-2': [400],
  'noto-emoji': [400, 500, 600, 700],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export type FontFolder = keyof typeof FONT_WEIGHTS;

/**
 * The weight of a folder that is used for a CSS weight: the same, else the next lighter one, as the CSS font rules define up to 500.
 *
 *     ('crimson-text', 500)  →  400
 */
export function availableWeight(folder: FontFolder, weight: number): number {
  const weights: readonly number[] = FONT_WEIGHTS[folder];
  return weights.findLast((candidate) => candidate <= weight) ?? itemAt(weights, 0);
}

/**
 * The path of a file inside the font packages.
 *
 *     ('crimson-text', 'latin', 500)  →  'crimson-text/files/crimson-text-latin-400-normal.woff'
 */
export function fontFileName(folder: FontFolder, part: string, weight: number): string {
  return `${folder}/files/${folder}-${part}-${availableWeight(folder, weight)}-normal.woff`;
}
