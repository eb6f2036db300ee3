import {
  findGenerator,
  GENERATORS,
  type Generator,
  type GeneratorContext,
  type GeneratorValues,
  listInvalidValues,
  readValues,
} from '@muro/domain';
import { wrongUsage } from '../terminal/failure.ts';

/** Collects each '--set key=value'. */
export function collectSetting(text: string, before: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  const [, key, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (key === undefined || value === undefined) throw wrongUsage(`--set: expected key=value but received '${text}'`);
  return { ...before, [key.trim()]: value.trim() };
}

export function readGenerator(name: string): Generator {
  const generator = findGenerator(name);
  if (generator) return generator;
  throw wrongUsage(`--generator: expected one of ${GENERATORS.map((candidate) => candidate.name).join(', ')} but received '${name}'`);
}

/** Parses the generator's values. Invalid values are rejected, not adjusted. */
export function readSettings(generator: Generator, context: GeneratorContext, texts: Readonly<Record<string, string>>): GeneratorValues {
  const numbers = withOptionNumbers(generator, context, texts);
  const [fault] = listInvalidValues(generator, context, numbers);
  if (fault) throw wrongUsage(`--set ${fault.key}: ${fault.reason}`);
  return readValues(generator, context, numbers);
}

/** Replaces names of options by their numbers. An abbreviated name may be used: order=given for ORDER_GIVEN, hasText=top_sub for TEXT_TOP_SUB, mixed=on for ON. */
function withOptionNumbers(generator: Generator, context: GeneratorContext, texts: Readonly<Record<string, string>>) {
  const controls = generator.controls(context, generator.defaults);
  const numberOf = (key: string, text: string) => {
    const name = text.toUpperCase();
    const options = controls.find((control) => control.key === key)?.options ?? [];
    const namedOption = options.find(({ label }) => label === name) ?? options.find(({ label }) => label.endsWith(`_${name}`));
    if (namedOption) return String(namedOption.value);
    if (options.length === 0 || Number.isFinite(Number(text))) return text;
    const names = options.map(({ label }) => label.slice(label.indexOf('_') + 1).toLowerCase());
    throw wrongUsage(`--set ${key}: expected one of ${names.join(', ')} but received '${text}'`);
  };
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, numberOf(key, text)]));
}
