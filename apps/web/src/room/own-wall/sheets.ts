import type { SizeCm } from '@muro/domain';

export type SheetName = 'a4' | 'a3' | 'letter';

/** Paper sizes that are common in homes. */
export const SHEETS: Readonly<Record<SheetName, SizeCm>> = {
  a4: { width: 29.7, height: 21 },
  a3: { width: 42, height: 29.7 },
  letter: { width: 27.94, height: 21.59 },
};
