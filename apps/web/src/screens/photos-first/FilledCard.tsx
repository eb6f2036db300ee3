import { type FilterLink, generatorOf, type Template } from '@muro/domain';
import { type CSSProperties, useDeferredValue, useMemo, useRef } from 'react';
import { smallPicturesOf } from '../../app/photos/small-pictures.ts';
import type { DesignPlan } from '../../app/photos-first/design-plans.ts';
import { drawCard, lastCard } from '../../app/photos-first/drawn-cards.ts';
import { choosePlan, currentChoice } from '../../app/photos-first/photos-first-actions.ts';
import { useCardSources } from '../../app/photos-first/use-card-sources.ts';
import { PreviewCanvas } from '../../canvas/PreviewCanvas.tsx';
import { type ElementSize, useElementSize } from '../../canvas/use-element-size.ts';
import { HtmlText } from '../../controls/HtmlText.tsx';
import { useNumberText } from '../../controls/use-number-text.ts';
import type { Choice } from '../../flow/catalogue/design-choice.ts';
import { priceText } from '../../flow/catalogue/price-text.ts';
import { useDesign } from '../../state/catalogue/design-store.ts';
import { useWorkspace } from '../../state/editor/use-workspace.ts';
import { type Text, useText } from '../../state/language/text-store.ts';
import { useNearView } from '../../state/window/use-near-view.ts';
import { DesignCard } from '../design-cards/DesignCard.tsx';
import styles from './FilledCard.module.css';

interface FilledCardProps {
  readonly plan: DesignPlan;
  readonly template: Template;
  readonly links: readonly FilterLink[];
  /** Number of photos in the open work. */
  readonly photos: number;
}

/** A design with the photos of the open work, drawn by the same painter as editor and press. */
export function FilledCard({ plan, template, links, photos }: FilledCardProps) {
  const t = useText();
  const workspace = useWorkspace();
  const choices = useDesign((store) => store.choices);
  const choice = currentChoice(workspace, plan, choices[template.id]) ?? plan.choice;
  const label = [plan.shape && t(plan.shape), countWords(t, plan.places, photos)].filter(Boolean).join(' · ');
  return (
    <DesignCard
      template={template}
      links={links}
      isEarly
      note={label}
      size={choice.size}
      {...(generatorOf(template)?.makesPanels && { price: <PanelsPrice template={template} choice={choice} /> })}
      onFollow={() => choosePlan(workspace, template, plan, choice)}
      picture={<Painted template={template} choice={choice} />}
    />
  );
}

/** The price for as many panels as the photos need; the list only has the price of its own picture. */
function PanelsPrice({ template, choice }: { readonly template: Template; readonly choice: Choice }) {
  const numberText = useNumberText();
  return <HtmlText html={priceText(template, choice, (cents, decimals) => numberText(cents / 100, { decimals }))} />;
}

function countWords(t: Text, places: number, photos: number): string {
  if (places === photos) return t('startAll', { count: photos });
  return places < photos ? t('startSome', { places, count: photos }) : t('startEmpty', { places, count: photos });
}

/** Paints the design while it is near the viewport, so that it is ready when scrolled into view. */
function Painted({ template, choice }: { readonly template: Template; readonly choice: Choice }) {
  const ref = useRef<HTMLSpanElement>(null);
  const size = useElementSize(ref);
  const isNear = useNearView(ref);
  const ratio = choice.size.width / choice.size.height || 1;
  return (
    <span ref={ref} className={styles.stage} aria-hidden="true">
      {isNear && size ? (
        <Picture template={template} choice={choice} space={size} />
      ) : (
        <span className={styles.blank} style={{ '--ratio': ratio } as CSSProperties} />
      )}
    </span>
  );
}

interface PictureProps {
  readonly template: Template;
  readonly choice: Choice;
  /** The space on the wall. */
  readonly space: ElementSize;
}

function Picture({ template, choice, space }: PictureProps) {
  const workspace = useWorkspace();
  const sources = useCardSources();
  // Shows the prepared drawing at once and updates it with low priority:
  // while photos are read it changes constantly, and new cards go first.
  const deferredSources = useDeferredValue(sources, null);
  const drawn = useMemo(
    () => (deferredSources ? drawCard : lastCard)(workspace, { template, choice }),
    [workspace, template, choice, deferredSources],
  );
  if (!drawn) return null;
  const { drawing, trim } = drawn;
  return (
    <span className={styles.piece}>
      <PreviewCanvas
        drawing={drawing}
        trim={trim}
        pxPerCm={Math.min(space.widthPx / trim.width, space.heightPx / trim.height)}
        photos={smallPicturesOf(workspace)}
        label=""
      />
    </span>
  );
}
