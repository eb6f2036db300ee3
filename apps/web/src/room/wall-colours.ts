export type WallColourName = 'chalk' | 'linen' | 'sage' | 'mist' | 'clay' | 'graphite';

interface WallColour {
  readonly paint: string;
  /** True if lines and letters on it have to be light. */
  readonly isDark: boolean;
}

/** Paints to choose from, in their order. */
export const WALL_COLOURS: Readonly<Record<WallColourName, WallColour>> = {
  linen: { paint: '#e9dfcf', isDark: false },
  chalk: { paint: '#efedea', isDark: false },
  sage: { paint: '#c3cab5', isDark: false },
  mist: { paint: '#c3cfd6', isDark: false },
  clay: { paint: '#d2a48a', isDark: false },
  graphite: { paint: '#54585a', isDark: true },
};
