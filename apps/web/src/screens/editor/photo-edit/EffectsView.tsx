import type { Effect, Page, PhotoLayer } from '@muro/domain';
import { RadioGroup } from 'react-aria-components';
import { closeDialog } from '../../../app/collage/editor-actions.ts';
import { chooseEffect, showTools } from '../../../app/collage/effect-actions.ts';
import { useText } from '../../../app/locale/text-store.ts';
import { useEffectPreviews } from '../../../app/photos/use-effect-previews.ts';
import { Button } from '../../../controls/Button.tsx';
import { effectOptions } from '../../../flow/edit/effect-options.ts';
import styles from './EffectsView.module.css';
import { EffectTile } from './EffectTile.tsx';

interface EffectsViewProps {
  readonly page: Page;
  readonly layer: PhotoLayer;
  /** What the photo wears now. */
  readonly effect: Effect;
}

/** The effects as small pictures of the photo itself; the one that is chosen shows in the large one at once. [FX-01 … FX-04] */
export function EffectsView({ page, layer, effect }: EffectsViewProps) {
  const t = useText();
  const previews = useEffectPreviews(page, layer);
  return (
    <>
      <RadioGroup
        aria-label={t('photoEffects')}
        orientation="horizontal"
        value={effect}
        onChange={(chosen) => chooseEffect(layer.slot, chosen as Effect)}
        className={styles.strip ?? ''}
      >
        {effectOptions(previews).map((option) => (
          <EffectTile key={option.effectStr} option={option} frame={layer.frame} isActive={option.effectStr === effect} />
        ))}
      </RadioGroup>
      <div className={styles.foot}>
        <Button onPress={showTools} className={styles.button}>
          {t('effectsBack')}
        </Button>
        <Button variant="primary" onPress={closeDialog} className={styles.button}>
          {t('photoDone')}
        </Button>
      </div>
    </>
  );
}
