import { useIsLower, useIsNarrower, useWindowHeightPx, useWindowWidthPx } from './use-window-size.ts';
import { FOLDED_PX, LOW_PX, MOBILE_PX } from './viewport.ts';

/**
 * Layout of the editor in its window:
 *
 *     wide              narrow: a phone     low: a phone in landscape
 *     ┌────┬────────┐   ┌──────┐            ┌───────────┬────┐
 *     │menu│  wall  │   │ wall │            │           │bar │
 *     │    │        │   │      │            │   wall    ├────┤
 *     │    ├────────┤   ├──────┤            │           │pho-│
 *     │    │ photos │   │photos│            │           │tos │
 *     └────┴────────┘   │ bar  │            └───────────┴────┘
 *                       └──────┘
 *
 * In the latter two the menu is a panel, closed at first. [EDIT-07] [EDIT-08] A 'folded' editor is a wide one whose menu is a strip of icons
 * until it is opened. [WALL-28]
 */
export type EditorShape = 'wide' | 'folded' | 'narrow' | 'low';

export function useEditorShape(): EditorShape {
  const isNarrow = useIsNarrower(MOBILE_PX);
  const isFolded = useIsNarrower(FOLDED_PX);
  const isLow = useIsLower(LOW_PX);
  const isLying = useWindowWidthPx() > useWindowHeightPx();
  if (isLow && isLying) return 'low';
  if (isNarrow) return 'narrow';
  return isFolded ? 'folded' : 'wide';
}
