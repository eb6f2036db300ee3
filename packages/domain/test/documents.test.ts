import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCollageXml, writeCollageXml } from '../src/xml/collage-xml.ts';
import { restoreCollage, savedDesign } from '../src/xml/restore-collage.ts';
import { readShapesXml } from '../src/xml/shapes-xml.ts';
import { readDesignXml } from '../src/xml/template-list-xml.ts';
import { readTemplateXml, writeTemplateXml } from '../src/xml/template-xml.ts';

const textOf = (name: string) => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
const examplesIn = (text: string) => [...text.matchAll(/```xml\n([\s\S]*?)```/g)].map(([, example]) => example as string);

const TEXT = textOf('integrate/collage-xml.md');
const [COLLAGE = '', LAYOUT = ''] = examplesIn(TEXT);

describe('docs/integrate/collage-xml.md', () => {
  it('shows a collage exactly as the writer writes it', () => {
    const saved = readCollageXml(COLLAGE);
    expect(writeCollageXml(saved)).toBe(COLLAGE);
    const design = savedDesign(saved);
    expect(design && Object.keys(restoreCollage(saved, design).fills)).toEqual(['img1']);
  });

  it('shows a layout exactly as the writer writes it', () => {
    expect(writeTemplateXml(readTemplateXml(LAYOUT, { baseUrl: '/t/' }), { baseUrl: '/t/' })).toBe(LAYOUT);
  });

  it('shows a shape library that the reader accepts', () => {
    expect([...readShapesXml(/<shapes>.*<\/shapes>/.exec(TEXT)?.[0] ?? '').keys()]).toEqual(['7']);
  });

  it('quotes an error message word for word', () => {
    const broken = COLLAGE.replace('<photo id="41" zoom', '<photo id="1 OR 1=1" zoom');
    expect(() => readCollageXml(broken)).toThrow("collage/userdata/dopimage/photo: photo id '1 OR 1=1' is not a whole number");
  });
});

describe('docs/configuration/catalogue.md', () => {
  it('shows a list entry that the reader accepts', () => {
    const [design = ''] = examplesIn(textOf('configuration/catalogue.md'));
    expect(readDesignXml(design)).toMatchObject({ id: '101', preset: { numberVert: '4' } });
  });
});
