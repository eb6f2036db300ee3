import { parseArgs } from 'node:util';
import { LOADS, type LoadId } from './loads.ts';
import { SET_UPS, type SetUpName } from './measuring/set-ups.ts';

export interface Options {
  readonly setUp: SetUpName;
  readonly only: readonly LoadId[];
  /** Duration of each stream with fixed arrivals; null to use that of its load. */
  readonly seconds: number | null;
  /** Factor for rates and counts. */
  readonly scale: number;
  readonly seed: number;
}

const NAMES = ['set-up', 'only', 'seconds', 'scale', 'seed'];

/** @throws {RangeError} that states the expected value */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({ args: [...args], options: Object.fromEntries(NAMES.map((name) => [name, { type: 'string' as const }])) });
  const setUp = SET_UPS.find((name) => name === (values['set-up'] ?? 'embedded'));
  if (!setUp) throw new RangeError(`Expected one of ${SET_UPS.join(', ')} for --set-up but received ${values['set-up']}.`);
  const loadIds = Object.keys(LOADS) as readonly LoadId[];
  const wanted = values.only === undefined ? loadIds : values.only.split(',');
  const only = loadIds.filter((id) => wanted.includes(id));
  if (only.length < wanted.length) throw new RangeError(`Expected some of ${loadIds.join(',')} for --only but received ${values.only}.`);
  const numberOf = (name: string, otherwise: number, [min, max]: readonly [number, number]): number => {
    const value = values[name] === undefined ? otherwise : Number(values[name]);
    if (!(value >= min && value <= max))
      throw new RangeError(`Expected a number from ${min} to ${max} for --${name} but received ${values[name]}.`);
    return value;
  };
  return {
    setUp,
    only,
    seconds: values.seconds === undefined ? null : numberOf('seconds', 0, [1, 3600]),
    scale: numberOf('scale', 1, [0.01, 100]),
    seed: Math.round(numberOf('seed', 1 + Math.floor(Math.random() * 9000), [1, 9999])),
  };
}

/** Returns the arguments that repeat the same run. */
export function wordsOf({ setUp, only, seconds, scale, seed }: Options): string {
  const all = only.length === Object.keys(LOADS).length;
  return [
    `--set-up ${setUp}`,
    ...(all ? [] : [`--only ${only.join(',')}`]),
    ...(seconds === null ? [] : [`--seconds ${seconds}`]),
    ...(scale === 1 ? [] : [`--scale ${scale}`]),
    `--seed ${seed}`,
  ].join(' ');
}
