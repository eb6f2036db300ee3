import { CUSTOM_ID, checkCustomSize, generatorOf, materialsIn, type SavedCollage, sizesOf, type Template } from '@muro/domain';
import { done, type Result, refuse } from '../../values/result.ts';

/**
 * Checks that a saved collage has a size and a material that its design is sold in. Price and print file are derived from the saved size.
 */
export function checkDesign(template: Template, saved: SavedCollage): Result<null> {
  const materials = saved.childTemplateId === CUSTOM_ID ? customMaterials(template, saved) : childMaterials(template, saved);
  if (!materials) return refuse('ERROR_SIZE');
  const isOffered = saved.material === '' || materialsIn(template, { materials }).includes(saved.material);
  return isOffered ? done(null) : refuse('ERROR_MATERIAL');
}

function customMaterials(template: Template, { size }: SavedCollage): Template['materials'] | null {
  const check = checkCustomSize(generatorOf(template)?.customSizeRule ?? 'default', size.width, size.height);
  return template.hasCustomSize && check.ok ? template.materials : null;
}

function childMaterials(template: Template, { childTemplateId, size }: SavedCollage): Template['materials'] | null {
  const child = sizesOf(template).find(({ id }) => id === childTemplateId);
  const isItsSize = child?.width === size.width && child.height === size.height;
  // The number of panels, not the chosen size, determines the size of a tile page.
  return child && (isItsSize || template.isTileBased) ? child.materials : null;
}
