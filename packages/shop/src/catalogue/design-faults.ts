import {
  defaultChild,
  findGenerator,
  GENERATORS,
  generatorNameOf,
  generatorOf,
  itemAt,
  listInvalidValues,
  type MaterialCode,
  materialsIn,
  panelsIn,
  sizesOf,
  type Template,
  type TemplateSize,
  typeOf,
  type XmlElement,
} from '@muro/domain';
import { elementFault, type FaultWithLevel, sizeElements } from './element-fault.ts';

/** Preset that every generator has on canvas: width of the printed sides. */
const WRAP = 'wrap';

const TILES: readonly MaterialCode[] = ['TILES', 'TILESPERM'];

/** Returns contradictions within a design whose single values are valid. */
export function designFaults(template: Template, root: XmlElement): readonly FaultWithLevel[] {
  const sizes = sizeElements(root);
  return [
    ...generatorFaults(template, root),
    ...presetFaults(template, root),
    ...duplicateFaults(template, root),
    ...tileFaults(template, root),
    ...countFaults(template, root),
    ...(template.materials.length === 0 && template.children.every(({ materials }) => materials.length === 0)
      ? [elementFault(root, 'materials is missing: it comes in none')]
      : []),
    ...(sizes.length > 0 ? sizes : [root]).flatMap((element, index) => sizeFaults(template, sizesOf(template)[index], element)),
    ...(isGiven(root, 'visible')
      ? []
      : [elementFault(root, 'visible is not set, so no list shows it; set visible="true"', { level: 'warning' })]),
  ];
}

function isGiven(root: XmlElement, name: string): boolean {
  return name in root.attributes || root.children.some((child) => child.name === name);
}

function generatorFaults(template: Template, root: XmlElement): readonly FaultWithLevel[] {
  if (typeOf(template) === 'static') return [];
  const name = generatorNameOf(template);
  if (findGenerator(name)) return [];
  const names = GENERATORS.map((generator) => generator.name).join(', ');
  return [elementFault(root, `unknown generator '${name.slice(0, 40)}'; known are ${names}`, { value: 'source' })];
}

/** Returns faults of presets that the generator does not have, or whose values it would clamp. */
function presetFaults(template: Template, root: XmlElement): readonly FaultWithLevel[] {
  const vals = root.children.find(({ name }) => name === 'preset')?.children ?? [];
  const nameOf = ({ attributes }: XmlElement) => attributes.name ?? '';
  const doubled = vals.filter((val, index) => vals.findIndex((other) => nameOf(other) === nameOf(val)) < index);
  const duplicateFaults = doubled.map((val) => elementFault(val, `'${nameOf(val)}' occurs twice`));
  if (typeOf(template) === 'static') {
    const start = template.start ? [elementFault(root, 'a drawn design has no start values', { value: 'start' })] : [];
    return [...duplicateFaults, ...start, ...vals.slice(0, 1).map((val) => elementFault(val, 'a drawn design has no values'))];
  }
  const generator = findGenerator(generatorNameOf(template));
  if (!generator) return duplicateFaults;
  const size = defaultChild(template);
  const faults = listInvalidValues(generator, { size, material: '', siblings: [] }, template.preset);
  return [
    ...duplicateFaults,
    ...faults.map(({ key, reason }) => {
      const why = key === WRAP ? "the buyer chooses what a canvas's sides show; no preset does" : reason;
      return elementFault(vals.find((val) => nameOf(val) === key) ?? root, `preset '${key}': ${why}`);
    }),
  ];
}

/** Returns duplicate ids, which would break URLs and saved collages, and duplicate sizes. */
function duplicateFaults({ id, children }: Template, root: XmlElement): readonly FaultWithLevel[] {
  const [ids, sizes] = [new Set([id]), new Set<string>()];
  return sizeElements(root).flatMap((element, index) => {
    const child = itemAt(children, index);
    const size = `${child.width} x ${child.height}`;
    const faults = [
      ...(ids.has(child.id) ? [elementFault(element, `id '${child.id}' occurs twice`, { value: 'id' })] : []),
      ...(sizes.has(size) ? [elementFault(element, `the size ${size} occurs twice`, { value: 'width' })] : []),
    ];
    ids.add(child.id);
    sizes.add(size);
    return faults;
  });
}

/** Checks that `isTileBased` agrees with the generator: only gen:tiles makes panels. */
function tileFaults(template: Template, root: XmlElement): readonly FaultWithLevel[] {
  const isTiles = generatorOf(template)?.makesPanels === true;
  if (isTiles === template.isTileBased) return [];
  const reason = isTiles ? 'gen:tiles produces tiles; set isTileBased="true"' : 'isTileBased is only for gen:tiles';
  return [elementFault(root, reason, { value: isTiles ? 'source' : 'isTileBased' })];
}

/** Reports the placeholder [TOTAL] where it is not replaced: only price texts of panel designs show the number of panels. */
function countFaults({ isTileBased, description, children }: Template, root: XmlElement): readonly FaultWithLevel[] {
  if (isTileBased) return [];
  const elements = [root, ...sizeElements(root)];
  const texts = [description, ...children.map((child) => child.description)];
  return texts.flatMap((text, index) =>
    /\[TOTAL2?\]/.test(text) ? [elementFault(textIn(itemAt(elements, index)), '[TOTAL] counts panels, and this design has none')] : [],
  );
}

const textIn = (element: XmlElement) => element.children.find(({ name }) => name === 'description') ?? element;

function sizeFaults(template: Template, size: TemplateSize | undefined, element: XmlElement): readonly FaultWithLevel[] {
  if (!size) return [];
  const { isTileBased } = template;
  const odd = materialsIn(template, size).find((code) => TILES.includes(code) !== isTileBased);
  return [
    ...(odd === undefined
      ? []
      : [elementFault(element, `${odd} is ${isTileBased ? 'no material' : 'a material'} of panels`, { value: 'materials' })]),
    ...(isTileBased && panelsIn(size) === 0
      ? [elementFault(element, `no panels make ${size.width} x ${size.height} cm: each takes 19.4`)]
      : []),
  ];
}
