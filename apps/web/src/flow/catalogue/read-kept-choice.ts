import {
  clampValues,
  defaultChild,
  generatorOf,
  isMaterialCode,
  settleMaterial,
  settleSize,
  sizesOf,
  type Template,
  type TemplateSize,
} from '@muro/domain';
import { type Choice, contextOf, firstChoice } from './design-choice.ts';

/**
 * Reads a choice that was stored as JSON. Sizes and prices come from the current catalogue; values are validated again, because the page
 * may have been reloaded into another version of the app.
 *
 * @returns null for anything that is not a choice for this design
 */
export function readKeptChoice(template: Template, stored: unknown): Choice | null {
  const { size, customSize, material, values, seed } = fieldsOf(stored);
  const custom = sizeOfOwn(template, customSize);
  const id = fieldsOf(size).id;
  const chosen = sizesOf(template).find((candidate) => candidate.id === id) ?? (custom?.id === id ? custom : null);
  if (!chosen) return null;
  const settled = settleSize(template, chosen);
  const code = typeof material === 'string' && isMaterialCode(material) ? material : '';
  const choice: Choice = {
    ...firstChoice(template),
    size: settled,
    customSize: custom,
    material: settleMaterial(settled, code),
    seed: typeof seed === 'number' ? seed : 1,
  };
  const generator = generatorOf(template);
  return generator ? { ...choice, values: clampValues(generator, contextOf(template, choice), numbersOf(values)) } : choice;
}

/** Returns the stored custom size: its id and sides as stored, the rest from the design's first size until the shop answers again. */
function sizeOfOwn(template: Template, stored: unknown): TemplateSize | null {
  const { id, width, height } = fieldsOf(stored);
  if (typeof id !== 'string' || typeof width !== 'number' || typeof height !== 'number') return null;
  return { ...defaultChild(template), ...(stored as TemplateSize), id, width, height };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

function numbersOf(values: unknown): Readonly<Record<string, number>> {
  const entries = Object.entries(fieldsOf(values)).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  return Object.fromEntries(entries);
}
