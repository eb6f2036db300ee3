import { describe, expect, it } from 'vitest';
import { contextOf, documentOf } from '../../../test/layout-rules.ts';
import { readTemplateXml, writeTemplateXml } from '../../xml/template-xml.ts';
import { clampValues } from '../clamp-values.ts';
import { layoutFault } from '../layout-fault.ts';
import { GENERATORS } from '../registry.ts';

const CANVAS = contextOf(60, 60, 'CANVAS4CM');

describe('content of the canvas sides', () => {
  it.each(GENERATORS.map((generator) => [generator.name, generator] as const))('%s asks on canvas, and nowhere else', (_, generator) => {
    const hasWrapControl = (context: typeof CANVAS) =>
      generator.controls(context, clampValues(generator, context, {})).some(({ key }) => key === 'wrap');
    expect([hasWrapControl(CANVAS), hasWrapControl(contextOf(60, 60, 'POSTER'))]).toEqual([!generator.makesPanels, false]);
  });

  it.each(GENERATORS.filter(({ makesPanels }) => !makesPanels).map((generator) => [generator.name, generator] as const))(
    '%s: a choice is saved, read, and held against its layout',
    (_, generator) => {
      for (const wrap of [0, 1, 2]) {
        const document = documentOf(generator, CANVAS, { wrap });
        const isUnasked = wrap === (generator.defaultWrap === 'mirrored' ? 1 : 0);
        expect(document.vals.wrap).toBe(isUnasked ? undefined : String(wrap));
        const read = readTemplateXml(writeTemplateXml(document), { baseUrl: null });
        expect(read.vals.wrap).toBe(document.vals.wrap);
        expect(layoutFault(read, { generator, context: CANVAS })).toBeNull();
        expect(layoutFault({ ...read, vals: { ...read.vals, wrap: '3' } }, { generator, context: CANVAS })).toContain("val 'wrap'");
      }
    },
  );

  it('reports a layout that was generated for another choice as a fault', () => {
    const [generator] = GENERATORS;
    const document = documentOf(generator as (typeof GENERATORS)[number], CANVAS, { wrap: 1 });
    const { wrap: _, ...vals } = document.vals;
    expect(layoutFault({ ...document, vals }, { generator: generator as (typeof GENERATORS)[number], context: CANVAS })).not.toBeNull();
  });
});
