import { type SizeCm, scaleToFit } from '@muro/domain';
import { Radio } from 'react-aria-components/RadioGroup';
import { EFFECT_PREVIEW_PX } from '../../../app/photos/use-effect-previews.ts';
import { CheckIcon } from '../../../controls/Icons.tsx';
import type { EffectOption } from '../../../flow/edit/effect-options.ts';
import { useText } from '../../../state/language/text-store.ts';
import styles from './EffectTile.module.css';

interface EffectTileProps {
  readonly option: EffectOption;
  /** The slot's frame, cm: sets the aspect ratio of the previews. */
  readonly frame: SizeCm;
  readonly isActive: boolean;
}

/** An effect: preview of the photo, 100 px large, and name. [FX-01] [FX-02] */
export function EffectTile({ option: { effectStr, name, preview }, frame, isActive }: EffectTileProps) {
  const t = useText();
  const scale = scaleToFit(frame, { width: EFFECT_PREVIEW_PX, height: EFFECT_PREVIEW_PX });
  const size = { width: frame.width * scale, height: frame.height * scale };
  return (
    <Radio value={effectStr} autoFocus={isActive} className={styles.tile ?? ''}>
      <span className={styles.picture} style={size}>
        {preview && <img src={preview} alt="" draggable={false} />}
        {isActive && <CheckIcon className={styles.mark} />}
      </span>
      <span className={styles.name}>{t(name)}</span>
    </Radio>
  );
}
