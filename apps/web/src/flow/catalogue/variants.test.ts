import { readTemplateListXml, type Template } from '@muro/domain';
import { describe, expect, it } from 'vitest';
import { firstChoice, stepValue } from './design-choice.ts';
import { groupBeside, groupOf, variantsOf } from './variants.ts';

function design(source: string): Template {
  const xml = `<rsp><templates><template id="9" name="Muro-Nueve" source="${source}" width="50" height="40" visible="true"><children><template id="90" width="50" height="40" materials="POSTER"/></children></template></templates></rsp>`;
  const [read] = readTemplateListXml(xml).templates;
  if (!read) throw new Error('the list of this test is broken');
  return read;
}

const following = design('gen:fit');
const first = firstChoice(following);
const variants = variantsOf(following, first);
if (!variants) throw new Error('this design has variants');
const { control } = variants;

describe('variants', () => {
  it('are in groups of four; the last group has the rest', () => {
    expect(groupOf(1, control)).toEqual([1, 2, 3, 4]);
    expect(groupOf(6, control)).toEqual([5, 6, 7, 8]);
    expect(groupOf(control.maxValue, control)).toEqual([97, 98, 99]);
    expect(groupBeside([5, 6, 7, 8], -1, control)).toEqual([1, 2, 3, 4]);
    expect(groupBeside([1, 2, 3, 4], -1, control)).toBeNull();
    expect(groupBeside([97, 98, 99], 1, control)).toBeNull();
  });

  it('are the choice itself, and others that differ only in the seed', () => {
    expect(variants.numbered(control.currentValue)).toBe(first);
    const third = variants.numbered(3);
    expect(third).toEqual({ ...first, values: { ...first.values, variant: 3 } });
    expect(variants.numbered(3)).toBe(third);
    expect(variants.has(third)).toBe(true);
    expect(variants.has(stepValue(following, first, 'marginCM', 1))).toBe(false);
  });

  it('exist for designs whose layout has a random part', () => {
    const plain = design('gen:alleven');
    expect(variantsOf(plain, firstChoice(plain))).toBeNull();
  });
});
