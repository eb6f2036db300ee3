import type { LayoutCell, TemplateDocument, XmlElement } from '@muro/domain';
import { faultOf, type LevelledFault } from './element-of.ts';

/** What is wrong in a layout although each of its values is right by itself. */
export function layoutSense({ layout, resources }: TemplateDocument, root: XmlElement): readonly LevelledFault[] {
  const { cells, size } = layout;
  const photos = cells.filter((cell) => cell.kind === 'photo');
  const isOff = ({ x, y, width, height }: LayoutCell) => x >= size.width || y >= size.height || x + width <= 0 || y + height <= 0;
  return [
    ...(photos.length === 0 ? [faultOf(root, 'has no place for a photo (dopimage)')] : []),
    ...photos
      .filter(isOff)
      .flatMap(({ slot }) => atSlot(root, 'dopimage', slot).map((element) => faultOf(element, `photo ${slot} lies beyond the page`))),
    ...cells
      .filter((cell) => cell.kind === 'clip' && !photos.some(({ slot }) => slot === cell.slot))
      .flatMap((cell) => ('slot' in cell ? atSlot(root, 'dopclip', cell.slot) : []))
      .map((element) => faultOf(element, 'no photo has this slot')),
    ...doubled(root, 'resources', ({ attributes }) => attributes.id ?? '').map((element) =>
      faultOf(element, `resource '${element.attributes.id}' stands twice`),
    ),
    ...doubled(root, null, ({ name, attributes }) => (name === 'variation' ? `${attributes.name}` : '')).map((element) =>
      faultOf(element, 'the variation stands twice'),
    ),
    ...resources
      .filter(({ id }) => !cells.some((cell) => cell.kind === 'overlay' && cell.resource === id))
      .map(({ id }) => faultOf(root, `the picture '${id}' is not used`, { level: 'warning' })),
  ];
}

function atSlot(root: XmlElement, name: string, slot: string): readonly XmlElement[] {
  return [root, ...root.children].flatMap(({ children }) =>
    children.filter((child) => child.name === name && child.attributes.slot === slot),
  );
}

/** The later ones of elements with the same name of their own; those with '' have none. */
function doubled(root: XmlElement, within: string | null, nameOf: (element: XmlElement) => string): readonly XmlElement[] {
  const elements = (within === null ? root : root.children.find(({ name }) => name === within))?.children ?? [];
  return elements.filter(
    (element, index) => nameOf(element) !== '' && elements.findIndex((other) => nameOf(other) === nameOf(element)) < index,
  );
}
