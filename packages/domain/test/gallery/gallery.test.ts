import { describe, expect, it } from 'vitest';
import { GENERATORS } from '../../src/layouts/registry.ts';
import { readTemplateXml, writeTemplateXml } from '../../src/xml/template-xml.ts';
import { contextOf, documentOf } from '../layout-rules.ts';
import { GALLERIES } from './all.ts';
import { compareGolden, goldenText } from './golden.ts';

describe('gallery', () => {
  it('has at least twelve cases for every generator, and none for unknown generators', () => {
    expect(Object.keys(GALLERIES).sort()).toEqual(GENERATORS.map((generator) => generator.name).sort());
    for (const [name, gallery] of Object.entries(GALLERIES)) expect([name, Object.keys(gallery).length >= 12]).toEqual([name, true]);
  });

  for (const generator of GENERATORS) {
    for (const [name, { size, material = '', values = {}, seed = 1 }] of Object.entries(GALLERIES[generator.name] ?? {})) {
      it(`[GEN-COMMON-15] [GXML-03] [TXML-01] ${generator.name}: ${name}`, () => {
        const document = documentOf(generator, contextOf(size[0], size[1], material), values, seed);
        for (const [key, value] of Object.entries(values)) expect([key, document.vals[key]]).toEqual([key, String(value)]);
        const answer = compareGolden(generator.name, name, 'json', goldenText(document));
        expect(answer.isSame || answer.message).toBe(true);
        expect(readTemplateXml(writeTemplateXml(document), { baseUrl: '/' })).toEqual(document);
      });
    }
  }
});
