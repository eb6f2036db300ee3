import { findGenerator, layoutFault, PRODUCT_PAGES, readCollageXml, type SavedCollage } from '@muro/domain';
import { faultIn } from '../files/fault.ts';
import { attempt } from '../files/read-xml-file.ts';
import { formatCount } from '../text/format-count.ts';
import type { CheckResult } from './check-result.ts';

/** Checks a saved collage: like the server, refuses one whose layout is not that of its design. */
export function checkCollage(file: string, text: string): CheckResult {
  const saved = attempt(() => readCollageXml(text));
  if (!saved.ok) return { file, kind: 'collage', contents: '', faults: [faultIn(file, saved.fault)] };
  const { size, photos } = saved.value;
  const fault = faultOf(saved.value);
  const faults = fault ? [faultIn(file, { line: 0, column: 0, ...fault })] : [];
  return { file, kind: 'collage', contents: `${size.width} x ${size.height} cm, ${formatCount(photos.length, 'photo')}`, faults };
}

function faultOf({ pages, size, material, documents }: SavedCollage): { readonly place: string; readonly reason: string } | null {
  if (pages.length > PRODUCT_PAGES) return { place: 'collage/pages', reason: `has ${pages.length} pages, and every product has one` };
  const document = documents[0]?.document;
  if (!document) return null;
  const generator = findGenerator(document.design);
  const reason = generator
    ? layoutFault(document, { generator, context: { size, material, siblings: [] } })
    : `unknown generator '${document.design}'`;
  return reason === null ? null : { place: 'collage/template', reason };
}
