import { describe, expect, it } from 'vitest';
import type { Template } from '../catalogue/template.ts';
import { readDesignXml } from '../xml/template-list-xml.ts';
import { designCapacity } from './design-capacity.ts';
import { generatorOf } from './registry.ts';
import type { Generator } from './shared/generator.ts';
import type { Layout } from './shared/layout.ts';

const design = (source: string, inside = '', size = 'width="50" height="40"') =>
  readDesignXml(`<template id="1" name="a-b" ${size} materials="POSTER" source="${source}">${inside}</template>`);

const capacityOf = (template: Template) => designCapacity(template, generatorOf(template) as Generator);

describe('the number of photos that a design holds', () => {
  it.each([
    ['gen:heart', '', { fewestPhotos: 26, mostPhotos: 31, hasTitle: true }],
    ['gen:heart', '<preset><val name="hasText" value="10"/></preset>', { fewestPhotos: 26, mostPhotos: 31, hasTitle: false }],
    ['gen:single', '', { fewestPhotos: 1, mostPhotos: 1, hasTitle: false }],
    ['gen:fit', '', { fewestPhotos: 1, mostPhotos: 144, hasTitle: false }],
  ])('[WALL-08] %s %s: over all values of its controls', (source, inside, capacity) => {
    expect(capacityOf(design(source, inside))).toEqual(capacity);
  });

  it('[WALL-08] reaches from its smallest to its largest size', () => {
    const [small, large] = ['<template id="2" width="20" height="20"/>', '<template id="3" width="100" height="140"/>'];
    const alone = capacityOf(design('gen:alleven', `<children>${small}</children>`));
    const capacity = capacityOf(design('gen:alleven', `<children>${large}${small}</children>`));
    expect(alone).toEqual({ fewestPhotos: 1, mostPhotos: 16, hasTitle: false });
    expect(capacity).toEqual({ fewestPhotos: 1, mostPhotos: 144, hasTitle: false });
  });

  it('[WALL-08] of a static design is that of its layout', () => {
    const cell = { kind: 'photo', slot: 'img1', x: 0, y: 0, width: 10, height: 10, tiltDeg: 0, printMargin: 0, cornerRadius: 0 } as const;
    const layout = {
      size: { width: 50, height: 40 },
      photoBorder: null,
      cells: [
        { ...cell, allowsText: true },
        { kind: 'text', slot: 'txt1', x: 0, y: 0, width: 10, height: 2, editable: true },
      ],
    } satisfies Layout;
    expect(designCapacity(design('xml:/templates/1/template.xml'), layout)).toEqual({ fewestPhotos: 1, mostPhotos: 1, hasTitle: true });
  });
});
