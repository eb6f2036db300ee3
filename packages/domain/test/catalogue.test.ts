import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type CustomSizeRule, checkCustomSize } from '../src/catalogue/custom-size.ts';
import { isMaterialCode } from '../src/catalogue/material.ts';
import { type PriceList, priceCents } from '../src/catalogue/price.ts';
import { materialsOf } from '../src/catalogue/size-choice.ts';
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
import { panelCount } from '../src/catalogue/tile-price.ts';
import { newCollage } from '../src/collage/new-collage.ts';
import type { Rect, SizeCm } from '../src/geometry/rect.ts';
import { changeMaterial, listInvalidValues } from '../src/layouts/clamp-values.ts';
import { generateDocument } from '../src/layouts/generate-document.ts';
import { findGenerator, GENERATORS } from '../src/layouts/registry.ts';
import { startValues } from '../src/layouts/start-values.ts';
import { composePage } from '../src/page/compose-page.ts';
import { photoLayers, textLayers } from '../src/page/slots.ts';
import { readJpegHeader } from '../src/photo/jpeg-header.ts';
import { fitText, sizeText } from '../src/text/fit-text.ts';
import type { TextData } from '../src/text/text-data.ts';
import { subtitleText, titleText } from '../src/text/text-defaults.ts';
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
/** The theme filters that have a name in the shop's list. [CAT-11] */
const THEMES = ['basic', 'modern', 'classic', 'retro', 'vintage', 'illustration', 'painting'].map((name) => `theme:${name}`);

/** Largest sum of one design's art files, in bytes. */
const ART_BYTES = 900_000;

function ruleOf(template: Template): CustomSizeRule {
  return (typeOf(template) === 'generated' && findGenerator(generatorNameOf(template))?.customSizeRule) || 'default';
}

function isInside({ x, y, width, height }: Rect, trim: SizeCm): boolean {
  return x >= 0 && y >= 0 && x + width <= trim.width && y + height <= trim.height;
}

function covers(outer: Rect, inner: Rect): boolean {
  const slack = 1e-6;
  const isLeft = outer.x <= inner.x + slack && outer.y <= inner.y + slack;
  return isLeft && outer.x + outer.width >= inner.x + inner.width - slack && outer.y + outer.height >= inner.y + inner.height - slack;
}

const PRICES: PriceList = { isVatIncluded: true, ...JSON.parse(textIn('prices.json')) };

describe('the catalogue of the product', () => {
  it('is a list that is read without faults, with a design of every kind', () => {
    const templates = DESIGNS.map(([, template]) => template);
    expect(readTemplateListXml(writeTemplateListXml(templates))).toEqual({ templates, faults: [] });
    expect(generated.length).toBeGreaterThanOrEqual(24);
    expect(statics.length).toBeGreaterThanOrEqual(8);
    const generators = new Set(generated.map(([, template]) => generatorNameOf(template)));
    for (const { name } of GENERATORS) expect(generators).toContain(name);
  });

  it('[CAT-11] has designs under every theme, and no tag without a filter', () => {
    const tags = new Set(DESIGNS.flatMap(([, template]) => template.tags));
    for (const theme of THEMES) expect(tags).toContain(theme);
    for (const tag of tags) if (!THEMES.includes(tag)) expect(tag).toMatch(/^(designer|occasion):[a-z]+(-[a-z]+)*$/);
    const staticTags = statics.flatMap(([, template]) => template.tags);
    for (const theme of THEMES) expect(staticTags).toContain(theme);
  });

  it('gives every design and every size a unique id of digits', () => {
    const ids = DESIGNS.flatMap(([, { id, children }]) => [id, ...children.map((child) => child.id)]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[1-9]\d{0,8}$/);
  });

  it.each(DESIGNS)('%s is listed under a category, with a unique name and a card of its first size', (_, template) => {
    const links = [...THEMES, 'designer:tiles'].map((tag) => ({ name: tag, filter: tag }));
    expect([template.visible, template.url]).toEqual([true, `/templates/${template.id}/card.jpg`]);
    const category = categoryPart(template, links).replace(/^\w+:/, '');
    expect(template.name.toLowerCase()).toMatch(new RegExp(`^${category}-`));
    expect(namePart(template.name)).toMatch(/^\p{L}{2,14}$/u);
    expect(DESIGNS.filter(([, { name }]) => namePart(name) === namePart(template.name))).toHaveLength(1);
    const { width, height } = defaultChild(template);
    expect(template).toMatchObject({ width, height });
    expect(template.thumbWidthPx / template.thumbHeightPx).toBeCloseTo(width / height, 1);
  });

  it.each(DESIGNS)('%s comes in sizes that can be ordered, on materials that have a price', (_, template) => {
    for (const size of template.children) {
      expect(checkCustomSize(ruleOf(template), size.width, size.height)).toEqual({ ok: true });
      expect(checkCustomSize('default', size.width, size.height)).toEqual({ ok: true });
      expect(size.materials.length).toBeGreaterThan(0);
      expect(template.materials).toEqual(expect.arrayContaining([...size.materials]));
      if (template.isTileBased) continue;
      for (const material of size.materials) expect(priceCents(PRICES, size, material)).toBeGreaterThan(500);
    }
    const sizes = template.children.map(({ width, height }) => `${width}x${height}`);
    expect(new Set(sizes).size).toBe(sizes.length);
  });

  it.each(generated)('%s has a layout at each size on each material, and default values within their bounds', (_, template) => {
    const generator = findGenerator(generatorNameOf(template));
    if (!generator) throw new Error(`unknown generator ${template.source}`);
    for (const size of template.children) {
      const none = { size, material: '', siblings: template.children } as const;
      const started = startValues(generator, none, template);
      for (const material of materialsOf(size)) {
        const context = { ...none, material };
        const values = changeMaterial(generator, none, context, started);
        const document = generateDocument({ generator, context, values, seed: 1 });
        const photos = photoLayers(composePage({ document, trim: size, material }));
        expect(photos.length).toBeGreaterThan(0);
        for (const { frame } of photos) expect(Math.min(frame.width, frame.height)).toBeGreaterThan(1);
      }
      if (size === defaultChild(template)) expect(listInvalidValues(generator, none, template.preset)).toEqual([]);
    }
  });

  it('[PRICE-03] every panel has a price, and every panel size is made of panels', () => {
    const panels = generated.filter(([, { isTileBased }]) => isTileBased);
    expect(panels.map(([, template]) => generatorNameOf(template))).toEqual(panels.map(() => 'tiles'));
    expect(panels.length).toBeGreaterThanOrEqual(1);
    for (const [, { preset, children }] of panels) {
      const count = panelCount(Number(preset.numberVert), Number(preset.numberHor));
      for (const size of children) expect(priceCents(PRICES, size, 'TILES')).toBe(count * 1495);
    }
  });

  it.each(statics)('%s has a layout and its art, and scales to each size without distortion', (folder, template) => {
    expect(templateXmlPath(template)).toBe(`/templates/${template.id}/template.xml`);
    const document = readTemplateXml(textIn(`${folder}/template.xml`), { baseUrl: baseUrlOf(template) });
    for (const { source } of document.resources) {
      const file = fileIn(`${folder}/${source.slice(baseUrlOf(template).length)}`);
      expect(existsSync(file), source).toBe(true);
    }
    const art = readdirSync(fileIn(`${folder}/art/`)).map((name) => statSync(fileIn(`${folder}/art/${name}`)).size);
    expect(art.reduce((sum, size) => sum + size, 0)).toBeLessThan(ART_BYTES);
    expect(art).toHaveLength(document.resources.length);
    const { width, height } = document.layout.size;
    for (const size of template.children) {
      expect(size.width / size.height).toBeCloseTo(width / height, 6);
      for (const material of materialsOf(size)) {
        const page = composePage({ document, trim: size, material });
        expect(photoLayers(page).length).toBeGreaterThanOrEqual(3);
        expect(photoLayers(page).length).toBeLessThanOrEqual(9);
        for (const { frame } of photoLayers(page)) expect(isInside(frame, page.trim)).toBe(true);
      }
    }
  });

  it.each(statics)('%s covers the bleed of every material at every size, with colour or art', (folder, template) => {
    const document = readTemplateXml(textIn(`${folder}/template.xml`), { baseUrl: baseUrlOf(template) });
    for (const size of template.children) {
      for (const material of materialsOf(size)) {
        const { layers, sheet } = composePage({ document, trim: size, material });
        const ground = layers.find(({ kind }) => kind === 'shape');
        expect(ground?.kind === 'shape' && covers(ground, sheet)).toBe(true);
      }
    }
  });

  it.each(statics)('[TDATA-14] %s has its texts fitted to the chosen size', async (folder, template) => {
    const shaper = await loadShaper();
    const tools = {
      sizeText: (data: TextData, box: SizeCm) => sizeText(shaper, data, box),
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
    if (!document.layout.cells.some(({ kind }) => kind === 'text')) return;
    const sizes = [...template.children].sort((a, b) => a.width - b.width).map(sizeOfTitle);
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    expect(sizes.at(-1)).toBeGreaterThan(2 * (sizes[0] as number));
  });

  it.each(statics)('%s has room for an ordinary title and subtitle at every size', async (folder, template) => {
    const shaper = await loadShaper();
    const document = readTemplateXml(textIn(`${folder}/template.xml`), { baseUrl: baseUrlOf(template) });
    const texts: Readonly<Record<string, TextData>> = { txt1: titleText('Vacaciones en familia'), txt2: subtitleText('Verano de 2026') };
    for (const { width, height } of template.children) {
      for (const { slot, frame } of textLayers(composePage({ document, trim: { width, height }, material: '' }))) {
        const fitted = fitText(shaper, texts[slot] as TextData, frame);
        expect(fitted.text, `${slot} at ${width} x ${height}`).toBe(texts[slot]?.text);
      }
    }
  });

  it('has prices in one currency, for known materials', () => {
    expect(PRICES.currency).toMatch(/^[A-Z]{3}$/);
    for (const code of Object.keys(PRICES.materials)) expect(isMaterialCode(code)).toBe(true);
  });

  it('has twelve sample photos of several proportions, in files small enough to ship', () => {
    const files = readdirSync(fileIn('sample-photos/')).filter((name) => name.endsWith('.jpg'));
    const headers = files.map((name) => readJpegHeader(readFileSync(fileIn(`sample-photos/${name}`))));
    expect(files.length).toBeGreaterThanOrEqual(12);
    expect(new Set(headers.map(({ widthPx, heightPx }) => (widthPx / heightPx).toFixed(1))).size).toBeGreaterThanOrEqual(4);
    expect(files.reduce((sum, name) => sum + statSync(fileIn(`sample-photos/${name}`)).size, 0)).toBeLessThan(2_500_000);
  });
});
