import {
  faultyValues,
  GENERATORS,
  type Generator,
  type GeneratorContext,
  type GeneratorValues,
  generatorNamed,
  readValues,
} from '@muro/domain';
import { wrongUsage } from '../failure.ts';

/** Collects each '--set key=value'. */
export function collectSetting(text: string, before: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const [, key, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (key === undefined || value === undefined) throw wrongUsage(`--set: expected key=value but received '${text}'`);
  return { ...before, [key.trim()]: value.trim() };
}

export function readGenerator(name: string): Generator {
  const generator = generatorNamed(name);
  if (generator) return generator;
  throw wrongUsage(`--generator: expected one of ${GENERATORS.map((one) => one.name).join(', ')} but received '${name}'`);
}

/** The generator's values from texts; what does not fit is said, not bent. */
export function readSettings(generator: Generator, context: GeneratorContext, texts: Readonly<Record<string, string>>): GeneratorValues {
  const [fault] = faultyValues(generator, context, texts);
  if (fault) throw wrongUsage(`--set ${fault.key}: ${fault.reason}`);
  return readValues(generator, context, texts);
}
