import { useIsLower, useIsNarrower, useWindowHeightPx, useWindowWidthPx } from './use-window-size.ts';
import { LOW_PX, MOBILE_PX } from './viewport.ts';

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
 * In the latter two the menu is a panel, closed at first. [EDIT-07] [EDIT-08]
 */
export type EditorShape = 'wide' | 'narrow' | 'low';

export function useEditorShape(): EditorShape {
  const isNarrow = useIsNarrower(MOBILE_PX);
  const isLow = useIsLower(LOW_PX);
  const isLying = useWindowWidthPx() > useWindowHeightPx();
  if (isLow && isLying) return 'low';
  return isNarrow ? 'narrow' : 'wide';
}
