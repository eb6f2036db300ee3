import type { FilterLink, Template } from '@muro/domain';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { awaitedShapes } from '../../app/photos-first/awaited-shapes.ts';
import { type DesignPlan, planDesigns, planStoreOf } from '../../app/photos-first/design-plans.ts';
import { drawAhead } from '../../app/photos-first/drawn-cards.ts';
import { useCardSources } from '../../app/photos-first/use-card-sources.ts';
import { useDesign } from '../../state/catalogue/design-store.ts';
import { collageOf } from '../../state/collage/work.ts';
import { useReading, useWork, useWorkspace } from '../../state/editor/use-workspace.ts';
import { useText } from '../../state/language/text-store.ts';
import { isReading } from '../../state/photos/reading-progress.ts';
import { DesignCard, ListedSkeletons } from '../design-cards/DesignCard.tsx';
import { FilledCard } from './FilledCard.tsx';

/** Says how many designs are shown with the photos, or that they are being filled. */
export function FilledCount({ templates }: { readonly templates: readonly Template[] }) {
  const t = useText();
  const { plans, isComplete } = useStore(planStoreOf(useWorkspace()));
  const photos = useWork((work) => collageOf(work)?.photos.length ?? 0);
  const ids = new Set(templates.map(({ id }) => id));
  return photos > 0 && isComplete
    ? t('startReady', { count: plans.filter(({ templateId }) => ids.has(templateId)).length })
    : t('startFilling');
}

/** Maximum number of skeletons at the end of the list. */
const SKELETONS = 12;

interface FilledWallProps {
  readonly templates: readonly Template[];
  readonly links: readonly FilterLink[];
}

/** All designs with the photos of the open work: those that fit any photos in several shapes, then the others, best first. */
export function FilledWall({ templates, links }: FilledWallProps) {
  const workspace = useWorkspace();
  const { plans, isFull } = useStore(planStoreOf(workspace));
  const photos = useWork((work) => collageOf(work)?.photos.length ?? 0);
  usePlans();
  const templateOf = useMemo(() => new Map(templates.map((template) => [template.id, template])), [templates]);
  const planned = useMemo(
    () =>
      plans.flatMap((plan) => {
        const template = templateOf.get(plan.templateId);
        return template ? [{ plan, template }] : [];
      }),
    [plans, templateOf],
  );
  useDrawnAhead(planned, isFull);
  const rest = isFull ? templates.filter(({ id }) => !plans.some(({ templateId }) => templateId === id)) : [];
  return (
    <ul className="design-cards">
      {planned.map(({ plan, template }) => (
        <FilledCard key={keyOf(plan)} plan={plan} template={template} links={links} photos={photos} />
      ))}
      {rest.map((template) => (
        <DesignCard key={template.id} template={template} links={links} />
      ))}
      {!isFull && <ListedSkeletons shapes={awaitedShapes(workspace, templates, plans).slice(0, SKELETONS)} after={planned.length} />}
    </ul>
  );
}

function keyOf({ templateId, shape }: DesignPlan): string {
  return `${templateId} ${shape ?? ''}`;
}

/** Draws cards further down before they scroll into view, once all designs are known. */
function useDrawnAhead(planned: readonly { readonly plan: DesignPlan; readonly template: Template }[], isFull: boolean): void {
  const workspace = useWorkspace();
  const sources = useCardSources();
  const isBusy = useReading(isReading);
  // biome-ignore lint/correctness/useExhaustiveDependencies: draws again when the sources of the drawings have changed
  useEffect(() => {
    if (!isFull || !sources.shaper) return undefined;
    return drawAhead(
      workspace,
      planned.map(({ plan, template }) => ({ template, choice: plan.choice })),
    );
  }, [workspace, planned, isFull, sources, isBusy]);
}

/** Computes the plans when the headers of all chosen files have been read, and again when the photos change. */
function usePlans(): void {
  const workspace = useWorkspace();
  const collage = useWork(collageOf);
  const photosFirst = useWork((work) => work.photosFirst);
  const list = useDesign((store) => store.list);
  const isChoosing = useReading((reading) => reading.isChoosing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads the inputs from the workspace
  useEffect(() => {
    if (!isChoosing) void planDesigns(workspace);
  }, [workspace, collage, photosFirst, list, isChoosing]);
}
