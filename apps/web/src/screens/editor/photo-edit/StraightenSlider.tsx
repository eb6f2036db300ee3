import { type Collage, MAX_STRAIGHTEN_DEG } from '@muro/domain';
import { Slider } from '../../../controls/Slider.tsx';
import { useNumberText } from '../../../controls/use-number-text.ts';
import { viewNow } from '../../../state/editor/live-view.ts';
import { useLiveView, useWorkspace } from '../../../state/editor/use-workspace.ts';
import { useText } from '../../../state/language/text-store.ts';

/** Slider step, degrees. */
const STEP = 0.1;

/** Straightens the photo while the slider is dragged; one undo step per drag, or until the keys rest. */
export function StraightenSlider({ collage, slot }: { readonly collage: Collage; readonly slot: string }) {
  const { live } = useWorkspace();
  const t = useText();
  const numberText = useNumberText();
  const fill = collage.fills[slot];
  const angleDeg = useLiveView((store) => (fill && viewNow(store, slot, fill.view).straightenDeg) ?? 0);
  return (
    <Slider
      label={t('photoStraighten')}
      value={angleDeg}
      valueText={`${numberText(angleDeg, { decimals: 1 })}°`}
      range={{ min: -MAX_STRAIGHTEN_DEG, max: MAX_STRAIGHTEN_DEG, step: STEP }}
      onChange={(value) => {
        live.straighten(slot, value);
        live.commitSoon();
      }}
      onRelease={live.commit}
    />
  );
}
