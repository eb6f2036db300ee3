import { boundsOf, type ClipCell, type LayoutCell, MAX_UNITS, type TemplateDocument, type XmlElement } from '@muro/domain';
import { elementFault, type FaultWithLevel } from './element-fault.ts';

/** Returns contradictions within a layout whose single values are valid. */
export function layoutFaults({ layout, resources }: TemplateDocument, root: XmlElement): readonly FaultWithLevel[] {
  const { cells, size } = layout;
  const photos = cells.filter((cell) => cell.kind === 'photo');
  const isOff = ({ x, y, width, height }: LayoutCell) => x >= size.width || y >= size.height || x + width <= 0 || y + height <= 0;
  return [
    ...(photos.length === 0 ? [elementFault(root, 'has no place for a photo (dopimage)')] : []),
    ...photos
      .filter(isOff)
      .flatMap(({ slot }) => atSlot(root, 'dopimage', slot).map((element) => elementFault(element, `photo ${slot} lies beyond the page`))),
    ...cells
      .filter((cell) => cell.kind === 'text' && isOff(cell))
      .flatMap((cell) => ('slot' in cell ? atSlot(root, 'doptext', cell.slot) : []))
      .map((element) => elementFault(element, `text ${element.attributes.slot} lies beyond the page`)),
    ...cells.flatMap((cell) => {
      const reason = cell.kind === 'clip' ? outlineFault(cell) : null;
      return reason !== null && 'slot' in cell ? atSlot(root, 'dopclip', cell.slot).map((element) => elementFault(element, reason)) : [];
    }),
    ...cells
      .filter((cell) => cell.kind === 'clip' && !photos.some(({ slot }) => slot === cell.slot))
      .flatMap((cell) => ('slot' in cell ? atSlot(root, 'dopclip', cell.slot) : []))
      .map((element) => elementFault(element, 'no photo has this slot')),
    ...duplicateElements(root, 'resources', ({ attributes }) => attributes.id ?? '').map((element) =>
      elementFault(element, `resource '${element.attributes.id}' occurs twice`),
    ),
    ...duplicateElements(root, null, ({ name, attributes }) => (name === 'variation' ? `${attributes.name}` : '')).map((element) =>
      elementFault(element, 'the variation occurs twice'),
    ),
    ...resources
      .filter(({ id }) => !cells.some((cell) => cell.kind === 'overlay' && cell.resource === id))
      .map(({ id }) => elementFault(root, `the picture '${id}' is not used`, { level: 'warning' })),
  ];
}

/** Smallest part of the viewport, in each direction, that still shows a part of a photo. */
const MIN_ROOM = 0.01;

function outlineFault({ outline, viewportWidth, viewportHeight }: ClipCell): string | null {
  const { x, y, width, height } = boundsOf(outline);
  if (Math.max(-x, -y, x + width, y + height) > MAX_UNITS) return `its outline may have no number beyond ${MAX_UNITS}`;
  const [across, down] = [Math.min(x + width, viewportWidth) - Math.max(x, 0), Math.min(y + height, viewportHeight) - Math.max(y, 0)];
  const isNothing = across < MIN_ROOM * viewportWidth || down < MIN_ROOM * viewportHeight;
  return isNothing ? 'its outline leaves nothing of the photo' : null;
}

function atSlot(root: XmlElement, name: string, slot: string): readonly XmlElement[] {
  return [root, ...root.children].flatMap(({ children }) =>
    children.filter((child) => child.name === name && child.attributes.slot === slot),
  );
}

/** Returns the later ones of elements with the same name; elements with the name '' have none. */
function duplicateElements(root: XmlElement, within: string | null, nameOf: (element: XmlElement) => string): readonly XmlElement[] {
  const elements = (within === null ? root : root.children.find(({ name }) => name === within))?.children ?? [];
  return elements.filter(
    (element, index) => nameOf(element) !== '' && elements.findIndex((other) => nameOf(other) === nameOf(element)) < index,
  );
}
