import { parseArgs } from 'node:util';
import { SET_UPS, type SetUpName } from './set-ups.ts';

export interface Options {
  readonly setUp: SetUpName;
  readonly seed: number;
  readonly faults: number;
  readonly people: number;
  /** Minutes after which no further fault is injected. */
  readonly minutes: number;
  /** Commit whose server alternates with the current one; null for none. */
  readonly former: string | null;
}

const NUMBERS = { seed: [1, 999_999], faults: [1, 100_000], people: [1, 50], minutes: [1, 10_000] } as const;

/** @throws {RangeError} that states the expected value */
export function readOptions(args: readonly string[], otherwise: Options): Options {
  const names = ['set-up', 'former', ...Object.keys(NUMBERS)];
  const optionTypes = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ args: [...args], options: optionTypes });
  const setUp = SET_UPS.find((name) => name === (values['set-up'] ?? otherwise.setUp));
  if (!setUp) throw new RangeError(`Expected one of ${SET_UPS.join(', ')} for --set-up but received ${values['set-up']}.`);
  const numberOf = (name: keyof typeof NUMBERS): number => {
    const text = values[name] ?? String(otherwise[name]);
    const [min, max] = NUMBERS[name];
    if (!/^\d+$/.test(text) || Number(text) < min || Number(text) > max)
      throw new RangeError(`Expected a whole number from ${min} to ${max} for --${name} but received ${text}.`);
    return Number(text);
  };
  const numbers = { seed: numberOf('seed'), faults: numberOf('faults'), people: numberOf('people'), minutes: numberOf('minutes') };
  return { setUp, former: values.former ?? otherwise.former, ...numbers };
}
