import {
  CUSTOM_ID,
  checkCustomSize,
  generatorNamed,
  generatorNameOf,
  type SavedCollage,
  sizesOf,
  type Template,
  typeOf,
} from '@muro/domain';
import { done, type Result, refuse } from './result.ts';
import { tilePanels } from './tile-panels.ts';

/**
 * Whether a saved collage is of a size and on a material that its design comes in. Price and print follow the saved size,
 * so it must be one that is sold.
 */
export function checkDesign(template: Template, saved: SavedCollage): Result<null> {
  if (template.isTileBased && !hasAllPanels(saved)) return refuse('ERROR_SIZE');
  const materials = saved.childTemplateId === CUSTOM_ID ? customMaterials(template, saved) : childMaterials(template, saved);
  if (!materials) return refuse('ERROR_SIZE');
  const isOffered = saved.material === '' || (materials.length > 0 ? materials : template.materials).includes(saved.material);
  return isOffered ? done(null) : refuse('ERROR_MATERIAL');
}

function customMaterials(template: Template, { size }: SavedCollage): Template['materials'] | null {
  const generator = typeOf(template) === 'generated' ? generatorNamed(generatorNameOf(template)) : null;
  const check = checkCustomSize(generator?.customSizeRule ?? 'default', size.width, size.height);
  return template.hasCustomSize && check.ok ? template.materials : null;
}

/** A tile page is sold by its panels, so it must have as many photos as its size has panels. */
function hasAllPanels({ size, documents }: SavedCollage): boolean {
  const cells = documents[0]?.document.layout.cells ?? [];
  const panels = tilePanels(size);
  return panels > 0 && cells.filter(({ kind }) => kind === 'photo').length === panels;
}

function childMaterials(template: Template, { childTemplateId, size }: SavedCollage): Template['materials'] | null {
  const child = sizesOf(template).find(({ id }) => id === childTemplateId);
  const isItsSize = child?.width === size.width && child.height === size.height;
  // The number of panels, not the size that was chosen, makes a tile page.
  return child && (isItsSize || template.isTileBased) ? child.materials : null;
}
