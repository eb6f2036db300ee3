import {
  designContext,
  type Generator,
  generatorOfLayout,
  layoutDifference,
  layoutFault,
  type Page,
  PRODUCT_PAGES,
  type SavedCollage,
  type SavedDocument,
  type SavedItem,
  type Template,
} from '@muro/domain';
import { done, type Result, refuse } from '../../values/result.ts';

/**
 * Checks that a saved collage uses its design's own layout, or a generated layout that the design can produce: the shown collage is
 * printed, so no other layout is accepted.
 *
 * @param stored  the version that this save is based on: its layout stays valid even if a newer program would generate another
 */
export function checkLayout(template: Template, saved: SavedCollage, stored: SavedCollage | null): Result<null> {
  if (saved.pages.length > PRODUCT_PAGES) return refuse('ERROR_PAGES', { place: `collage/pages: ${saved.pages.length} pages` });
  const maker = generatorOfLayout(template, saved.documents[0]?.document.design ?? '');
  const fault = maker ? generatedFault(template, saved, { maker, stored }) : staticFault(saved);
  return fault === null ? done(null) : refuse('ERROR_LAYOUT', { place: `collage/template: ${fault}` });
}

/** Checks that every item of the collage refers to a slot of its page. */
export function checkSlots(saved: SavedCollage, page: Page): Result<null> {
  const lost = saved.pages[0]?.items.find((item) => !hasSlot(page, item));
  if (!lost) return done(null);
  return refuse('ERROR_LAYOUT', { place: `collage/userdata: the layout has no ${lost.kind} slot ${lost.slot}` });
}

function hasSlot({ layers }: Page, { kind, slot }: SavedItem): boolean {
  // overlayshape0 and overlayshape1 are two names of one slot.
  if (kind === 'shape') return layers.some((layer) => layer.kind === 'shape');
  return layers.some((layer) => layer.kind === (kind === 'clip' ? 'photo' : kind) && layer.slot === slot);
}

function staticFault({ documents }: SavedCollage): string | null {
  return documents.length === 0 ? null : 'the design has its layout in the catalogue; the collage must not bring one';
}

interface GeneratedClaim {
  readonly maker: Generator;
  readonly stored: SavedCollage | null;
}

function generatedFault(template: Template, saved: SavedCollage, { maker, stored }: GeneratedClaim): string | null {
  const [document, ...others] = saved.documents;
  if (!document) return 'the layout is missing';
  if (others.length > 0) return `${saved.documents.length} layouts for ${PRODUCT_PAGES} page`;
  if (document.templateId !== saved.templateId || document.childTemplateId !== saved.childTemplateId)
    return 'the layout is of another design or size';
  if (isStored(document, stored)) return null;
  const { size, material } = saved;
  return layoutFault(document.document, { generator: maker, context: designContext(template, size, material) });
}

function isStored({ document }: SavedDocument, stored: SavedCollage | null): boolean {
  const before = stored?.documents[0]?.document;
  if (!before || before.design !== document.design || before.material !== document.material) return false;
  return JSON.stringify(before.vals) === JSON.stringify(document.vals) && layoutDifference(document.layout, before.layout) === null;
}
