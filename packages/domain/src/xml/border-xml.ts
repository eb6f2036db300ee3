import type { PhotoBorder } from '../layouts/shared/layout.ts';
import type { Cm } from '../units/cm.ts';
import { parseNumber } from './read-element.ts';

/** Widths of a border whose text leaves them out. [BORD-03] */
const DEFAULTS = { card: 0.4, glow: 0.15, shadow: 0.3 } as const;

/** Upper limit of widths from outside. */
const MAX_WIDTH: Cm = 10;

/**
 * Reads a photo border spec, 'm1,m2,m3,m4:modern:cardWidthCM={v}:glowWidthCM={v}:shadowWidthCM={v}'.
 *
 * @returns null for '' and for types other than modern; missing or invalid margins are 0, widths have defaults, all are clamped to
 *   0–10 cm; a shadow of 0 becomes 0.3
 * @see [BORD-01 … BORD-04]
 */
export function readPhotoBorder(text: string): PhotoBorder | null {
  const [margins = '', type, ...widths] = text.split(':').map((part) => part.trim());
  if (type !== 'modern') return null;
  const [top = '', right = '', bottom = '', left = ''] = margins.split(',');
  const widthsBySide = Object.fromEntries(widths.map((part) => part.split('=', 2).map((side) => side.trim()) as [string, string]));
  const widthNamed = (name: string, otherwise: Cm) =>
    Object.hasOwn(widthsBySide, name) ? widthIn(widthsBySide[name] ?? '', otherwise) : otherwise;
  return {
    type: 'modern',
    margins: [widthIn(top, 0), widthIn(right, 0), widthIn(bottom, 0), widthIn(left, 0)],
    card: widthNamed('cardWidthCM', DEFAULTS.card),
    glow: widthNamed('glowWidthCM', DEFAULTS.glow),
    shadow: widthNamed('shadowWidthCM', DEFAULTS.shadow) || DEFAULTS.shadow,
  };
}

/** [BORD-02] */
export function writePhotoBorder({ type, margins, card, glow, shadow }: PhotoBorder): string {
  return `${margins.join(',')}:${type}:cardWidthCM=${card}:glowWidthCM=${glow}:shadowWidthCM=${shadow}`;
}

function widthIn(text: string, otherwise: Cm): Cm {
  const value = parseNumber(text);
  return Number.isNaN(value) ? otherwise : Math.max(0, Math.min(MAX_WIDTH, value));
}
