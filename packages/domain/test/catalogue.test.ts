import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkCustomSize } from '../src/catalogue/custom-size.ts';
import { isMaterialCode } from '../src/catalogue/material.ts';
import { type PriceList, priceCents } from '../src/catalogue/price.ts';
import type { Template, TemplateSize } from '../src/catalogue/template.ts';
import {
  baseUrlOf,
  categoryPart,
  defaultChild,
  generatorNameOf,
  namePart,
  templateXmlPath,
  typeOf,
} from '../src/catalogue/template-rules.ts';
import { newCollage } from '../src/collage/new-collage.ts';
import type { SizeCm } from '../src/geometry/rect.ts';
import { generateDocument } from '../src/layouts/generated-document.ts';
import { generatorNamed } from '../src/layouts/registry.ts';
import { faultyValues, readValues } from '../src/layouts/settle-values.ts';
import { composePage } from '../src/page/compose-page.ts';
import { readJpegHeader } from '../src/photo/jpeg-header.ts';
import { fitText } from '../src/text/fit-text.ts';
import type { TextData } from '../src/text/text-data.ts';
import { readDesignXml, readTemplateListXml, writeTemplateListXml } from '../src/xml/template-list-xml.ts';
import { readTemplateXml } from '../src/xml/template-xml.ts';
import { loadShaper } from './load-shaper.ts';

const ROOT = new URL('../../../catalogue/', import.meta.url);
const fileIn = (path: string) => new URL(path, ROOT);
const textIn = (path: string) => readFileSync(fileIn(path), 'utf8');

const FOLDERS = readdirSync(ROOT).filter((name) => existsSync(fileIn(`${name}/design.xml`)));
const DESIGNS: readonly (readonly [folder: string, template: Template])[] = FOLDERS.map((folder) => [
  folder,
  readDesignXml(textIn(`${folder}/design.xml`)),
]);
const generated = DESIGNS.filter(([, template]) => typeOf(template) === 'generated');
const statics = DESIGNS.filter(([, template]) => typeOf(template) === 'static');
const PRICES = JSON.parse(textIn('prices.json')) as PriceList;

describe('the catalogue that comes with the product', () => {
  it('is a list that is read back whole, with a design of every kind', () => {
    const templates = DESIGNS.map(([, template]) => template);
    expect(readTemplateListXml(writeTemplateListXml(templates))).toEqual({ templates, faults: [] });
    expect(generated.length).toBeGreaterThanOrEqual(5);
    expect(statics.length).toBeGreaterThanOrEqual(1);
    const generators = new Set(generated.map(([, template]) => generatorNameOf(template)));
    for (const name of ['alleven', 'mosaic1', 'single', 'normalsplit']) expect(generators).toContain(name);
  });

  it('gives every design and every size an id of its own, in digits', () => {
    const ids = DESIGNS.flatMap(([, { id, children }]) => [id, ...children.map((child) => child.id)]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[1-9]\d{0,8}$/);
  });

  it.each(DESIGNS)('%s is listed under a category, with a name, a card and a 50 x 40', (_, template) => {
    const themes = DESIGNS.flatMap(([, { tags }]) => tags.filter((tag) => tag.startsWith('theme:')));
    const links = [...new Set(themes)].map((tag) => ({ name: tag, filter: tag }));
    expect([template.visible, template.url]).toEqual([true, `/templates/${template.id}/card.jpg`]);
    expect(categoryPart(template, links)).toMatch(/^theme:/);
    expect(namePart(template.name)).toMatch(/^\p{L}{2,14}$/u);
    expect(defaultChild(template)).toMatchObject({ width: 50, height: 40 });
    expect(template.thumbWidthPx / template.thumbHeightPx).toBeCloseTo(50 / 40, 2);
  });

  it.each(DESIGNS)('%s comes in sizes that may be made, on materials that have a price', (_, template) => {
    for (const size of template.children) {
      expect(checkCustomSize('default', size.width, size.height)).toEqual({ ok: true });
      expect(size.materials.length).toBeGreaterThan(0);
      for (const material of size.materials) expect(priceCents(PRICES, size, material)).toBeGreaterThan(500);
    }
    const sizes = template.children.map(({ width, height }) => `${width}x${height}`);
    expect(new Set(sizes).size).toBe(sizes.length);
  });

  it.each(generated)('%s has a layout at each size, and values that need no settling', (_, template) => {
    const generator = generatorNamed(generatorNameOf(template));
    if (!generator) throw new Error(`nobody knows ${template.source}`);
    for (const size of template.children) {
      const context = { size, material: '', siblings: template.children } as const;
      const values = readValues(generator, context, template.preset);
      const document = generateDocument({ generator, context, values, seed: 1 });
      expect(composePage({ document, trim: size, material: '' }).layers.length).toBeGreaterThan(1);
      if (size === defaultChild(template)) expect(faultyValues(generator, context, template.preset)).toEqual([]);
    }
  });

  it.each(statics)('%s has a layout and its art, and scales to each size without being stretched', (folder, template) => {
    expect(templateXmlPath(template)).toBe(`/templates/${template.id}/template.xml`);
    const document = readTemplateXml(textIn(`${folder}/template.xml`), { baseUrl: baseUrlOf(template) });
    for (const { source } of document.resources) {
      const file = fileIn(`${folder}/${source.slice(baseUrlOf(template).length)}`);
      expect(statSync(file).size).toBeLessThan(500_000);
    }
    const { width, height } = document.layout.size;
    for (const size of template.children) expect(size.width / size.height).toBeCloseTo(width / height, 6);
    const page = composePage({ document, trim: { width, height }, material: '' });
    expect(page.layers.filter(({ kind }) => kind === 'photo').length).toBeGreaterThanOrEqual(5);
    expect(page.layers.filter(({ kind }) => kind === 'text')).toHaveLength(2);
  });

  it.each(statics)('[TDATA-14] %s has its texts fitted for the size that was chosen', async (folder, template) => {
    const shaper = await loadShaper();
    const tools = {
      fitText: (data: TextData, box: SizeCm) => fitText(shaper, data, box),
      defaultTexts: { title: 'Luna & Leo', subtitle: '2026' },
    };
    const document = readTemplateXml(textIn(`${folder}/template.xml`), { baseUrl: baseUrlOf(template) });
    const sizeOfTitle = ({ id, width, height }: TemplateSize) => {
      const design = {
        templateId: template.id,
        childTemplateId: id,
        size: { width, height },
        material: '',
        generator: '',
        document,
      } as const;
      return newCollage(design, tools).texts.txt1?.fontSize ?? 0;
    };
    const sizes = [...template.children].sort((a, b) => a.width - b.width).map(sizeOfTitle);
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    expect(sizes.at(-1)).toBeGreaterThan(2 * (sizes[0] as number));
  });

  it('has prices in one currency, for known materials', () => {
    expect(PRICES.currency).toMatch(/^[A-Z]{3}$/);
    for (const code of Object.keys(PRICES.materials)) expect(isMaterialCode(code)).toBe(true);
  });

  it('has a dozen sample photos of several proportions, small enough to be shipped', () => {
    const files = readdirSync(fileIn('sample-photos/')).filter((name) => name.endsWith('.jpg'));
    const headers = files.map((name) => readJpegHeader(readFileSync(fileIn(`sample-photos/${name}`))));
    expect(files.length).toBeGreaterThanOrEqual(12);
    expect(new Set(headers.map(({ widthPx, heightPx }) => (widthPx / heightPx).toFixed(1))).size).toBeGreaterThanOrEqual(4);
    expect(files.reduce((sum, name) => sum + statSync(fileIn(`sample-photos/${name}`)).size, 0)).toBeLessThan(2_500_000);
  });
});
