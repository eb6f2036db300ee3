import { isFrontView, type ObjectView } from '@muro/domain';
import type { Text } from '../state/language/text-store.ts';

/** Returns a view in words: "from the front", "from the left, 30°", "from the left, 30°, and from above, 10°". */
export function viewWords(t: Text, view: ObjectView): string {
  if (isFrontView(view)) return t('viewFront');
  const [yaw, pitch] = [Math.round(view.yawDeg), Math.round(view.pitchDeg)];
  const sideways = t(yaw < 0 ? 'viewLeft' : 'viewRight', { degrees: Math.abs(yaw) });
  const upright = t(pitch > 0 ? 'viewAbove' : 'viewBelow', { degrees: Math.abs(pitch) });
  if (pitch === 0) return sideways;
  return yaw === 0 ? upright : t('viewBoth', { sideways, upright });
}
