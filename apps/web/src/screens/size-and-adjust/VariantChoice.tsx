import { scaleToFit, type Template } from '@muro/domain';
import { useMemo } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { choose } from '../../app/catalogue/design-actions.ts';
import { drawDesign } from '../../app/catalogue/draw-design.ts';
import type { ChosenDocument } from '../../app/catalogue/use-chosen-document.ts';
import { useVariants, type VariantGroup } from '../../app/catalogue/use-variants.ts';
import { smallPicturesOf } from '../../app/photos/small-pictures.ts';
import { PreviewCanvas } from '../../canvas/PreviewCanvas.tsx';
import { IconButton } from '../../controls/IconButton.tsx';
import { BackIcon, ForwardIcon } from '../../controls/Icons.tsx';
import { RadioButtons } from '../../controls/RadioButtons.tsx';
import { type Choice, designOf } from '../../flow/catalogue/design-choice.ts';
import { groupBeside } from '../../flow/catalogue/variants.ts';
import { collageOf } from '../../state/collage/work.ts';
import { useShaper } from '../../state/editor/collage-tools.ts';
import { useWork, useWorkspace } from '../../state/editor/use-workspace.ts';
import { useText } from '../../state/language/text-store.ts';
import styles from './VariantChoice.module.css';

/** Longest side of a picture, px. */
const SIDE_PX = 126;

interface VariantChoiceProps {
  readonly template: Template;
  readonly choice: Choice;
}

/** Other arrangements of the same design, as pictures: four at a time, with buttons for the next and previous group. */
export function VariantChoice({ template, choice }: VariantChoiceProps) {
  const t = useText();
  const group = useVariants(template, choice);
  if (!group) return null;
  const { control } = group.variants;
  // Duplicates are known only after computing; hiding them does not move the other variants.
  const otherVariants = group.group.slice(group.distinct.length);
  return (
    <section className={styles.variants} aria-labelledby="variants">
      <div className={styles.head}>
        <h3 id="variants">{t('variants')}</h3>
        <GroupButton group={group} by={-1} label={t('variantsBefore')} />
        <GroupButton group={group} by={1} label={t('variantsMore')} />
      </div>
      <div className={styles.pictures}>
        <RadioButtons
          aria-labelledby="variants"
          value={choice.values[control.key] ?? control.currentValue}
          onChange={(id) => {
            const chosen = group.distinct.find(({ number }) => number === id);
            if (chosen) choose(template, () => chosen.choice);
          }}
          className={styles.group}
        >
          {group.distinct.map((variant) => (
            <ToggleButton
              key={variant.number}
              id={variant.number}
              className={styles.variant ?? ''}
              aria-label={t('variantNumber', variant)}
            >
              {variant.computed && <Picture template={template} computed={variant.computed} />}
            </ToggleButton>
          ))}
        </RadioButtons>
        {otherVariants.map((number, index) => (
          <p key={number} className={styles.left}>
            {index === 0 && group.distinct.length === 1 && t('variantsOnly')}
          </p>
        ))}
      </div>
    </section>
  );
}

function GroupButton({ group, by, label }: { readonly group: VariantGroup; readonly by: -1 | 1; readonly label: string }) {
  const next = groupBeside(group.group, by, group.variants.control);
  return (
    <IconButton label={label} isDisabled={!next} onPress={() => next && group.show(next)}>
      {by < 0 ? <BackIcon /> : <ForwardIcon />}
    </IconButton>
  );
}

function Picture({ template, computed }: { readonly template: Template; readonly computed: ChosenDocument }) {
  const workspace = useWorkspace();
  const collage = useWork(collageOf);
  const { shaper } = useShaper();
  const pictures = smallPicturesOf(workspace);
  const design = useMemo(() => designOf(template, computed.choice, computed.document), [template, computed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the memo reads the collage from the workspace
  const { drawing, trim } = useMemo(() => drawDesign(workspace, design, shaper), [workspace, design, collage, shaper]);
  const pxPerCm = scaleToFit(trim, { width: SIDE_PX, height: SIDE_PX });
  return <PreviewCanvas drawing={drawing} trim={trim} pxPerCm={pxPerCm} photos={pictures} label="" />;
}
