import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANY_LAYOUT_MS, anySize } from '../../test/layout-rules.ts';
import { isMaterialCode, MATERIALS } from '../catalogue/material.ts';
import { clampValues, stepControl } from './clamp-values.ts';
import { GENERATORS } from './registry.ts';
import type { Control } from './shared/control.ts';
import { CONTROL_LABELS } from './shared/control-values.ts';
import type { Generator, GeneratorContext, GeneratorValues } from './shared/generator.ts';

/** Presses a button until the value stays; returns all values, the first one included. */
function valuesWhileStepping(
  generator: Generator,
  context: GeneratorContext,
  from: GeneratorValues,
  key: string,
  by: -1 | 1,
): readonly number[] {
  const visited = [from[key] as number];
  for (let values = from, presses = 0; presses < 200; presses++) {
    const next = stepControl({ generator, context, values }, key, by);
    if (next === values) return visited;
    visited.push(next[key] as number);
    values = next;
  }
  throw new Error(`${generator.name}: ${key} never ends`);
}

/** The control after one of the values was set to `value`. */
function controlAt(generator: Generator, context: GeneratorContext, values: GeneratorValues, key: string): Control {
  return generator.controls(context, values).find((control) => control.key === key) as Control;
}

const MATERIAL_CODES = Object.keys(MATERIALS).filter(isMaterialCode);

describe.each([...GENERATORS])('controls of $name', (generator) => {
  it(
    '[CTRL-09] [CTRL-10] [CTRL-11] [SZST-14] reach every value by single presses, up and down again, and stop at the ends',
    () => {
      fc.assert(
        fc.property(anySize, fc.constantFrom(...MATERIAL_CODES), (size, material) => {
          const context: GeneratorContext = { size, material, siblings: [] };
          const start = clampValues(generator, context, generator.defaults);
          for (const { key, type } of generator.controls(context, start)) {
            if (type === 'CONTROL_INPUT') continue;
            const up = valuesWhileStepping(generator, context, start, key, 1);
            const top = clampValues(generator, context, { ...start, [key]: up.at(-1) as number });
            expect(controlAt(generator, context, top, key).isMaximum).toBe(true);
            const down = valuesWhileStepping(generator, context, top, key, -1);
            const bottom = clampValues(generator, context, { ...start, [key]: down.at(-1) as number });
            const { isMinimum, options, minValue, maxValue, step } = controlAt(generator, context, bottom, key);
            expect(isMinimum).toBe(true);
            if (options.length > 0) expect([...down].reverse()).toEqual(options.map((option) => option.value));
            else expect(down).toHaveLength(Math.round((maxValue - minValue) / step) + 1);
          }
        }),
        { numRuns: 25 },
      );
    },
    ANY_LAYOUT_MS,
  );

  it('[CTRL-07] have labels of the list', () => {
    const context: GeneratorContext = { size: { width: 60, height: 60 }, material: '', siblings: [] };
    for (const { label } of generator.controls(context, generator.defaults)) expect(CONTROL_LABELS).toContain(label);
  });

  it('[GEN-COMMON-14] store every value once, under a key', () => {
    const context: GeneratorContext = { size: { width: 60, height: 60 }, material: '', siblings: [] };
    const keys = generator.controls(context, generator.defaults).map((control) => control.key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(generator.keys).toContain(key);
    expect(Object.keys(generator.defaults).sort()).toEqual([...generator.keys].sort());
  });
});
