import { generatorOf, type Template } from '@muro/domain';
import { cardRatio } from '../../flow/catalogue/card-picture.ts';
import { shapedSizes } from '../../flow/catalogue/fit-shapes.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { ownShapes } from '../collage/own-photos.ts';
import type { DesignPlan } from './design-plans.ts';

/**
 * Returns the shapes (width / height) of the cards that are still to come, in their order: the pages of the designs that fit any photos,
 * then the other designs.
 */
export function awaitedShapes(workspace: Workspace, listed: readonly Template[], plans: readonly DesignPlan[]): readonly number[] {
  const aspects = ownShapes(workspace)?.map(({ aspect }) => aspect) ?? [];
  const isFitting = (template: Template): boolean => generatorOf(template)?.followsPhotos === true;
  const pages = listed.filter(isFitting).flatMap((template) => shapedSizes(template, aspects).map((page) => ({ ...page, template })));
  const coming = pages.filter(({ template, shape }) => !plans.some((plan) => plan.templateId === template.id && plan.shape === shape));
  const others = listed.filter((template) => !isFitting(template) && !plans.some(({ templateId }) => templateId === template.id));
  return [...coming.map(({ size }) => size.width / size.height), ...others.map(cardRatio)];
}
