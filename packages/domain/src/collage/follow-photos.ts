import { readValues } from '../layouts/clamp-values.ts';
import { FIT_ORDER } from '../layouts/fit.ts';
import { type GenerateRequest, generateDocument } from '../layouts/generate-document.ts';
import { findGenerator } from '../layouts/registry.ts';
import type { Generator, GeneratorContext, GeneratorValues, LayoutBefore, LayoutPhoto } from '../layouts/shared/generator.ts';
import type { TemplateDocument } from '../layouts/template-document.ts';
import { type CaptureTime, NO_TIME } from '../photo/capture-time.ts';
import { groupNearDuplicates, type PhotoFingerprint } from '../photo/near-duplicates.ts';
import { itemAt } from '../units/item-at.ts';
import { changeDesign } from './change-design.ts';
import { parkedOrNewFill } from './change-fills.ts';
import type { Collage, Fill } from './collage.ts';
import type { CollageTools } from './collage-tools.ts';
import { slotsOf } from './design-slots.ts';

/** A photo with a slot in the new layout, and its present slot with view, effect and text. */
export interface PlannedPhoto {
  readonly photoId: string;
  /** Null for a photo from the tray. */
  readonly from: string | null;
}

/** Input of a layout for the photos of a collage; plain data, so that a worker can compute it. */
export interface LayoutPlan {
  readonly generator: string;
  readonly context: GeneratorContext;
  readonly values: GeneratorValues;
  /** The first photo goes to img1, the second to img2 and so on. */
  readonly photos: readonly PlannedPhoto[];
}

/** Capture time and fingerprint of a photo. */
export interface PhotoFacts extends CaptureTime {
  readonly fingerprint: PhotoFingerprint | null;
}

export type PhotoFactsOf = (photoId: string) => PhotoFacts;

export interface PlanOptions {
  /** Photos of the tray that should get a slot. */
  readonly added: ReadonlySet<string>;
  /** True if photos want other sizes than they have: all but locked ones may move. */
  readonly isResized?: boolean;
  /** True if photos were swapped, rotated, shuffled or replaced: they stay near their present places even if those cut much. */
  readonly isMoved?: boolean;
  /** True if moved photos break the order that the layout keeps: the order then becomes free. */
  readonly isReordered?: boolean;
  readonly factsOf?: PhotoFactsOf;
}

/** True if the design's slots are made for its photos. */
export function followsPhotos({ design }: Pick<Collage, 'design'>): boolean {
  return findGenerator(design.generator)?.followsPhotos === true;
}

/**
 * Plans the layout of the photos with a slot, those that lost it to another layout, and the added ones, in the order of the tray. Empty
 * slots are closed.
 *
 * @returns null if the design does not follow photos, or there are none
 */
export function planCurrentLayout(collage: Collage, options: PlanOptions): LayoutPlan | null {
  const { generator: name, document } = collage.design;
  const generator = findGenerator(name);
  return generator?.followsPhotos ? planLayout(collage, options, { generator, vals: document.vals, isNear: true }) : null;
}

/** Request for a layout of photos. */
interface PlanTarget {
  /** A generator that follows photos. */
  readonly generator: Generator;
  readonly vals: TemplateDocument['vals'];
  /** True to keep the present layout as far as possible. */
  readonly isNear: boolean;
}

/** Plans a layout of this generator for the photos of the collage; null without photos. */
export function planLayout(
  collage: Collage,
  { added, isResized = false, isMoved = false, isReordered = false, factsOf = UNKNOWN }: PlanOptions,
  { generator, vals, isNear }: PlanTarget,
): LayoutPlan | null {
  const { size, material } = collage.design;
  const plain: GeneratorContext = { size, material, siblings: [] };
  const maxPhotos = generator.controls(plain, readValues(generator, plain, {})).find(({ key }) => key === 'photos')?.maxValue;
  const photos = plannedPhotos(collage, added).slice(0, maxPhotos);
  if (photos.length === 0) return null;
  const shapes = photoShapes(collage, photos, factsOf);
  const before = isNear ? layoutBefore(collage, photos, shapes, isMoved) : null;
  const keepsLayout = before !== null && !(isResized && before.locked.length === 0);
  const context = { ...plain, photos: shapes, before: keepsLayout ? { ...before, isResized, isMoved } : null };
  return {
    generator: generator.name,
    context,
    values: readValues(generator, context, isReordered ? { ...vals, order: String(FIT_ORDER.ORDER_FREE) } : vals),
    photos,
  };
}

/** Computes the layout of a plan; takes tenths of a second for many photos. */
export function documentOfPlan({ generator, context, values }: Omit<LayoutPlan, 'photos'>): TemplateDocument {
  return generateDocument({ generator: findGenerator(generator) as GenerateRequest['generator'], context, values });
}

const UNKNOWN: PhotoFactsOf = () => ({ ...NO_TIME, fingerprint: null });

/** Data of these photos for a layout. */
export function photoShapes(collage: Collage, photos: readonly PlannedPhoto[], factsOf: PhotoFactsOf = UNKNOWN): readonly LayoutPhoto[] {
  const facts = photos.map(({ photoId }) => factsOf(photoId));
  const duplicateGroupOf = new Map(
    groupNearDuplicates(facts).flatMap((group, duplicateGroup) => group.map((photo) => [photo, duplicateGroup] as const)),
  );
  const photosWithFaces = new Set(collage.photos.filter(({ subject }) => subject && subject.faces.length > 0).map(({ id }) => id));
  return photos.map((photo, index) => {
    const { favour: weight = 1 } = fillOf(collage, photo);
    const { takenMs, zoneMin, fingerprint } = itemAt(facts, index);
    const duplicateGroup = duplicateGroupOf.get(itemAt(facts, index));
    return {
      aspect: aspectOf(collage, photo),
      weight,
      takenMs,
      zoneMin,
      ...(duplicateGroup !== undefined && { duplicateGroup }),
      ...(fingerprint && { lab: fingerprint.lab }),
      ...(photosWithFaces.has(photo.photoId) && { hasFaces: true }),
    };
  });
}

/** Photos with a slot on the page, those that lost it to another layout, and the added ones, in the order of the tray. */
export function plannedPhotos({ photos, fills, parked, design }: Collage, added: ReadonlySet<string>): readonly PlannedPhoto[] {
  const order = [...slotsOf(design).photos.keys()];
  return photos.flatMap(({ id }): readonly PlannedPhoto[] => {
    const placed = order.filter((slot) => fills[slot]?.photoId === id).map((slot) => ({ photoId: id, from: slot }));
    const isWaiting = added.has(id) || Object.values(parked.fills).some(({ photoId }) => photoId === id);
    return placed.length === 0 && isWaiting ? [{ photoId: id, from: null }] : placed;
  });
}

/** Cut share above which a photo is in a slot that was not made for it. */
const MISFIT_CUT = 0.05;
/** The same inside an outline, where slots do not have the shapes of their photos. */
const MISFIT_CUT_IN_OUTLINE = 0.3;
/** Share of such photos above which the whole layout was not made for these photos. */
const MAX_MISFIT_SHARE = 0.25;

/** The present layout to keep; null if it was not made for these photos. */
function layoutBefore(
  collage: Collage,
  photos: readonly PlannedPhoto[],
  shapes: readonly LayoutPhoto[],
  isMoved: boolean,
): LayoutBefore | null {
  const { layout, vals } = collage.design.document;
  const cells = layout.cells.filter((cell) => cell.kind === 'photo');
  const placed = cells.map(({ slot }) => photos.findIndex(({ from }) => from === slot)).map((index) => (index < 0 ? null : index));
  const cuts = cells.flatMap(({ width, height }, index) => {
    const photo = placed[index] ?? null;
    const fit = photo === null ? null : width / height / itemAt(shapes, photo).aspect;
    return fit === null ? [] : [1 - Math.min(fit, 1 / fit)];
  });
  const maxCut = layout.cells.some(({ kind }) => kind === 'clip') ? MISFIT_CUT_IN_OUTLINE : MISFIT_CUT;
  const misfits = cuts.filter((cut) => cut > maxCut).length;
  const locked = photos.flatMap((photo, index) => (photo.from !== null && fillOf(collage, photo).isLocked ? [index] : []));
  const isForOthers = !isMoved && locked.length === 0 && misfits > MAX_MISFIT_SHARE * cuts.length;
  if (cuts.length === 0 || isForOthers) return null;
  const rects = cells.map(({ x, y, width, height }) => ({ x, y, width, height }));
  return { rects, gutter: Number(vals.borderCM ?? 0), photos: placed, locked };
}

/** Width / height of a photo with its quarter turn. */
function aspectOf(collage: Collage, { photoId, from }: PlannedPhoto): number {
  const photo = collage.photos.find(({ id }) => id === photoId);
  const { quarterTurn } = fillOf(collage, { photoId, from }).view;
  const aspect = photo ? photo.widthPx / photo.heightPx : 1;
  return quarterTurn % 180 === 0 ? aspect : 1 / aspect;
}

function fillOf(collage: Collage, { photoId, from }: PlannedPhoto): Fill {
  const formerFill = from === null ? undefined : collage.fills[from];
  return formerFill?.photoId === photoId ? formerFill : parkedOrNewFill(collage, photoId);
}

/** Applies a layout that was made for these photos; all settings of a photo move with it. */
export function applyPlannedLayout(
  collage: Collage,
  document: TemplateDocument,
  photos: readonly PlannedPhoto[],
  tools: CollageTools,
): Collage {
  const collageIds = new Set(collage.photos.map(({ id }) => id));
  const entries = photos.map((photo, index): [string, Fill] => [`img${index + 1}`, fillOf(collage, photo)]);
  const fills = Object.fromEntries(entries.filter(([, { photoId }]) => collageIds.has(photoId)));
  const placed = new Set(photos.map(({ photoId }) => photoId));
  const parked = Object.entries(collage.parked.fills).filter(([, { photoId }]) => !placed.has(photoId));
  const before = { ...collage, fills, parked: { ...collage.parked, fills: Object.fromEntries(parked) } };
  return changeDesign(before, { ...collage.design, generator: document.design, document }, true, tools);
}
