import {
  defaultChild,
  generatorOf,
  type LayoutPhoto,
  memoize,
  photoPlaces,
  photosFit,
  readValues,
  type Template,
  type TemplateSize,
} from '@muro/domain';
import { createStore } from 'zustand';
import type { FittedValues } from '../../files/layout-work.ts';
import { logWarning } from '../../files/log-warning.ts';
import { type Choice, choiceFor, choiceWithPhotos, contextOf } from '../../flow/catalogue/design-choice.ts';
import { isOutlined, type PageShape, shapedSizes } from '../../flow/catalogue/fit-shapes.ts';
import { photosCost } from '../../flow/catalogue/photos-cost.ts';
import { readyDocument, useDesign } from '../../state/catalogue/design-store.ts';
import { openCollage } from '../../state/editor/open-collage.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { whenPreviewsDone } from '../../state/photos/reading-progress.ts';
import { computeDocument } from '../catalogue/design-documents.ts';
import { ownShapes } from '../collage/own-photos.ts';

/** The presentation of a design with the photos of the open work. */
export interface DesignPlan {
  readonly templateId: string;
  /** Key of the set of plans it belongs to. */
  readonly key: string;
  /** Page shape, for a design that fits any photos; null for others. */
  readonly shape: PageShape | null;
  readonly choice: Choice;
  readonly places: number;
  /** Cost of the fit; lower is better. */
  readonly cost: number;
}

export interface DesignPlans {
  /** Key of their input; '' before the first plans. */
  readonly key: string;
  /** Ids of the photos they were made for. */
  readonly photoIds: readonly string[];
  /**
   * Sorted by fit, after the designs that fit any photos. A plan for earlier photos stays until its replacement is ready, so that the list
   * is never empty on the screen.
   */
  readonly plans: readonly DesignPlan[];
  /** True if every design has been tried with the current photos. */
  readonly isComplete: boolean;
  /** True if every design has been tried, possibly with earlier photos. */
  readonly isFull: boolean;
  /** Face flags of the photos when they were laid out inside outlines, see `facesIn`. */
  readonly faces: string;
}

const NO_PLANS: DesignPlans = { key: '', photoIds: [], plans: [], isComplete: false, isFull: false, faces: '' };

/** Returns the plan store of a workspace (one per workspace). */
export const planStoreOf = memoize((_: Workspace) => createStore<DesignPlans>()(() => NO_PLANS));

/** Clears all plans. */
export function forgetPlans(workspace: Workspace): void {
  planStoreOf(workspace).setState(NO_PLANS);
}

/** Tries all designs with the photos of the open work, first those that fit any photos; known plans are kept. */
export async function planDesigns(workspace: Workspace): Promise<void> {
  const store = planStoreOf(workspace);
  const photos = ownShapes(workspace);
  const { list } = useDesign.getState();
  const order = workspace.work.getState().photosFirst?.order ?? 'by-shape';
  if (!photos || list.status !== 'ready') return;
  const key = keyOf(photos, order);
  if (store.getState().key === key) return replanOutlines(workspace, { photos, order, key });
  store.setState({ ...initialPlans(workspace, store.getState(), key), faces: facesIn(photos) });
  const isCurrent = (): boolean => store.getState().key === key;
  const aspects = photos.map(({ aspect }) => aspect);
  const [fitting, others] = partitionTemplates(list.templates);
  for (const template of fitting) {
    for (const { shape, size } of shapedSizes(template, aspects)) {
      if (!isCurrent()) return;
      // A design that fails to lay out does not affect the others.
      const plan = await fitPlan(workspace, { template, shape, size }, { photos, order, key }).catch(logWarning);
      if (isCurrent() && plan) store.setState(({ plans }) => ({ plans: upsertPlan(plans, plan) }));
      // The first design shows all photos sooner if no other work runs meanwhile.
      await whenPreviewsDone(workspace.reading);
    }
  }
  const all = await Promise.all(others.map((template) => planOf(workspace, template, { photos, key }).catch(logWarning)));
  const best = all.flatMap((plan) => plan ?? []).sort((a, b) => a.cost - b.cost);
  if (!isCurrent()) return;
  store.setState(({ plans }) => ({ plans: [...plans.filter(isFitPlan), ...best], isComplete: true, isFull: true }));
  await replanOutlines(workspace, { photos: ownShapes(workspace) ?? [], order, key });
}

/** Returns a digit for each photo: 1 with faces, 0 without. */
const facesIn = (photos: readonly LayoutPhoto[]): string => photos.map(({ hasFaces }) => (hasFaces ? 1 : 0)).join('');

/**
 * Lays out photos inside outlines again once the faces of all photos are known, because an outline should crop photos without faces. All
 * other designs show faces in any slot.
 */
async function replanOutlines(workspace: Workspace, { photos, order, key }: OrderedFor): Promise<void> {
  const store = planStoreOf(workspace);
  const { list } = useDesign.getState();
  const faces = facesIn(photos);
  if (list.status !== 'ready' || !store.getState().isComplete || store.getState().faces === faces) return;
  store.setState({ faces });
  const isCurrent = (): boolean => store.getState().key === key && store.getState().faces === faces;
  for (const template of partitionTemplates(list.templates)[0].filter(isOutlined)) {
    for (const { shape, size } of shapedSizes(
      template,
      photos.map(({ aspect }) => aspect),
    )) {
      const plan = await fitPlan(workspace, { template, shape, size }, { photos, order, key }).catch(logWarning);
      if (isCurrent() && plan) store.setState(({ plans }) => ({ plans: upsertPlan(plans, plan) }));
    }
  }
}

/** Returns the initial state of new planning; keeps earlier plans if they share some of the photos. */
function initialPlans(workspace: Workspace, before: DesignPlans, key: string): DesignPlans {
  const photoIds = openCollage(workspace)?.photos.map(({ id }) => id) ?? [];
  const areOthers = !before.photoIds.some((id) => photoIds.includes(id));
  return { ...(areOthers ? NO_PLANS : before), key, photoIds, isComplete: false };
}

const isFitPlan = ({ shape }: DesignPlan): boolean => shape !== null;

/** Replaces the earlier plan of the same design, or inserts the plan after those that fit any photos. */
function upsertPlan(plans: readonly DesignPlan[], plan: DesignPlan): readonly DesignPlan[] {
  const isSame = ({ templateId, shape }: DesignPlan): boolean => templateId === plan.templateId && shape === plan.shape;
  if (plans.some(isSame)) return plans.map((candidate) => (isSame(candidate) ? plan : candidate));
  return [...plans.filter(isFitPlan), plan, ...plans.filter((candidate) => !isFitPlan(candidate))];
}

/** Returns the key of a set of plans: all inputs in which two sets can differ. */
function keyOf(photos: readonly LayoutPhoto[], order: string): string {
  return `${order} ${photos.map(({ aspect, weight, takenMs, zoneMin }) => `${aspect} ${weight} ${order === 'by-day' ? `${takenMs} ${zoneMin}` : ''}`).join()}`;
}

function partitionTemplates(templates: readonly Template[]): readonly [fitting: readonly Template[], others: readonly Template[]] {
  const isFitting = (template: Template): boolean => generatorOf(template)?.followsPhotos === true;
  return [templates.filter(isFitting), templates.filter((template) => !isFitting(template))];
}

/** The photos of a set of plans. */
interface PlannedFor {
  readonly photos: readonly LayoutPhoto[];
  readonly key: string;
}

interface OrderedFor extends PlannedFor {
  readonly order: string;
}

interface ShapedTemplate {
  readonly template: Template;
  readonly shape: PageShape;
  readonly size: TemplateSize;
}

/** Values of the design's order control: by best fit, or by capture day. */
const ORDERS: Readonly<Record<string, number>> = { 'by-shape': 0, 'by-day': 2 };

async function fitPlan(
  workspace: Workspace,
  { template, shape, size }: ShapedTemplate,
  { photos, order, key }: OrderedFor,
): Promise<DesignPlan> {
  const plain = choiceFor(template, size, presetValues(template, size));
  const choice = choiceWithPhotos(template, { ...plain, values: { ...plain.values, order: ORDERS[order] ?? 0 } }, photos);
  await computeDocument(workspace, template, choice);
  return { templateId: template.id, key, shape, choice, places: photos.length, cost: 0 };
}

function presetValues(template: Template, size: TemplateSize): Choice['values'] {
  const generator = generatorOf(template);
  return generator ? readValues(generator, contextOf(template, { size, material: '' }), template.preset) : {};
}

/** Returns null for a design whose layout cannot be loaded. */
async function planOf(workspace: Workspace, { id }: Template, { photos, key }: PlannedFor): Promise<DesignPlan | null> {
  const named = templateOf(id);
  if (named) await useDesign.getState().loadDocument(named);
  // The load may have added the digit outlines.
  const template = templateOf(id);
  if (!template) return null;
  const suited = await fittedValuesOf(
    workspace,
    template,
    photos.map(({ aspect }) => aspect),
  );
  if (!suited) return null;
  const { values, fit } = suited;
  const choice = choiceFor(template, defaultChild(template), values);
  return { templateId: id, key, shape: null, choice, places: fit.places, cost: photosCost(fit, photos.length) };
}

function templateOf(id: string): Template | undefined {
  const { list } = useDesign.getState();
  return list.status === 'ready' ? list.templates.find((template) => template.id === id) : undefined;
}

async function fittedValuesOf({ layouts }: Workspace, template: Template, aspects: readonly number[]): Promise<FittedValues | null> {
  const generator = generatorOf(template);
  if (!generator) {
    const document = readyDocument(useDesign.getState().documents[template.id]);
    return document && { values: {}, fit: photosFit(photoPlaces(document.layout), aspects) };
  }
  const context = contextOf(template, { size: defaultChild(template), material: '' });
  return await layouts.fitValues({ generator: generator.name, context, preset: template.preset, aspects });
}
