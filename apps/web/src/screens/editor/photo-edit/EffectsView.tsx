import type { Effect, Page, PhotoLayer } from '@muro/domain';
import { useRef } from 'react';
import { RadioGroup } from 'react-aria-components/RadioGroup';
import { closeDialog } from '../../../app/collage/editor-actions.ts';
import { chooseEffect, chooseEffectOfAll, showTools } from '../../../app/collage/effect-actions.ts';
import { useEffectPreviews } from '../../../app/photos/use-effect-previews.ts';
import { useSession } from '../../../app/session/use-session.ts';
import { Button } from '../../../controls/Button.tsx';
import { CopiesIcon } from '../../../controls/Icons.tsx';
import { useSidewaysWheel } from '../../../controls/use-sideways-wheel.ts';
import { effectOptions } from '../../../flow/edit/effect-options.ts';
import { useOpenCollage, useWorkspace } from '../../../state/editor/use-workspace.ts';
import { useText } from '../../../state/language/text-store.ts';
import styles from './EffectsView.module.css';
import { EffectTile } from './EffectTile.tsx';

interface EffectsViewProps {
  readonly page: Page;
  readonly layer: PhotoLayer;
  /** Current effect of the photo. */
  readonly effect: Effect;
}

/** The effects as previews of the photo itself; the chosen one is applied to the large preview immediately. [FX-01 … FX-04] */
export function EffectsView({ page, layer, effect }: EffectsViewProps) {
  const workspace = useWorkspace();
  const t = useText();
  const isForAll = useOpenCollage(({ fills }) => Object.keys(fills).length > 1);
  const isNew = useOpenCollage(({ fills }) => Object.values(fills).some((fill) => fill.effect !== effect));
  const previews = useEffectPreviews(page, layer, useSession().pictures);
  const strip = useRef<HTMLDivElement>(null);
  useSidewaysWheel(strip);
  return (
    <>
      <RadioGroup
        ref={strip}
        aria-label={t('photoEffects')}
        orientation="horizontal"
        value={effect}
        onChange={(chosen) => chooseEffect(workspace, layer.slot, chosen as Effect)}
        className={styles.strip ?? ''}
      >
        {effectOptions(previews).map((option) => (
          <EffectTile key={option.effectStr} option={option} frame={layer.frame} isActive={option.effectStr === effect} />
        ))}
      </RadioGroup>
      {isForAll && (
        <Button variant="plain" icon={<CopiesIcon />} isAtEnd={!isNew} onPress={() => chooseEffectOfAll(workspace, effect)}>
          {t('effectToAll')}
        </Button>
      )}
      <div className={styles.foot}>
        <Button onPress={() => showTools(workspace)} className={styles.button}>
          {t('effectsBack')}
        </Button>
        <Button variant="primary" onPress={() => closeDialog(workspace)} className={styles.button}>
          {t('photoDone')}
        </Button>
      </div>
    </>
  );
}
