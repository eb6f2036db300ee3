import { describe, expect, it } from 'vitest';
import { isListed } from './is-listed.ts';
import type { Template, TemplateSize } from './template.ts';
import {
  baseUrlOf,
  categoryPart,
  defaultChild,
  generatorNameOf,
  layoutOwnerOf,
  namePart,
  shownDescription,
  sizesOf,
  templateXmlPath,
  typeOf,
} from './template-rules.ts';

const size = (width: number, height: number): TemplateSize => ({
  id: `${width}x${height}`,
  width,
  height,
  materials: ['POSTER'],
  description: '',
  url: '',
  isCustom: false,
  hasCustomSize: false,
});

const template = (changes: Partial<Template> = {}): Template => ({
  ...size(50, 40),
  tags: [],
  name: 'Mosaico-Familiar',
  thumbWidthPx: 100,
  thumbHeightPx: 80,
  shortInfo: '',
  leftInfo: '',
  source: 'gen:alleven',
  isTileBased: false,
  isMaterialSpecific: false,
  visible: true,
  sizeUrl: '',
  labelUrl: '',
  preset: {},
  children: [],
  ...changes,
});

describe('template rules', () => {
  it('[TPL-13] [CAT-24] [CAT-25] [CAT-26] a template is generated without a source or with gen: in it, else static', () => {
    expect(['gen:heart', '', 'xml:/designs/a/template.xml'].map((source) => typeOf({ source }))).toEqual([
      'generated',
      'generated',
      'static',
    ]);
  });

  it('[TPL-14] the generator name follows the first four characters', () => {
    expect(generatorNameOf({ source: 'gen:pilealleven' })).toBe('pilealleven');
    expect(generatorNameOf({ source: '' })).toBe('');
  });

  it('[TPL-15] [TPL-16] the XML path follows the first four characters, and its folder is the base URL', () => {
    const source = 'xml:/designs/garden/template.xml';
    expect(templateXmlPath({ source })).toBe('/designs/garden/template.xml');
    expect(baseUrlOf({ source })).toBe('/designs/garden/');
    expect(layoutOwnerOf({ source })).toBe('');
    expect(layoutOwnerOf({ source: 'xml:/templates/202/template.xml' })).toBe('202');
  });

  it("[CAT-22] the name part is the text after the first '-'", () => {
    expect(namePart('Corazon-Clasico-rojo')).toBe('Clasico-rojo');
    expect(namePart('Mosaico - Familiar')).toBe('Familiar');
    expect(namePart('Mosaico')).toBe('Mosaico');
  });

  it('[CAT-23] the category part is the first link whose tag the template has', () => {
    const links = [
      { name: 'All designs', filter: '' },
      { name: 'Basic', filter: 'theme:basic' },
      { name: 'Modern', filter: 'theme:modern' },
    ];
    expect(categoryPart({ tags: ['theme:modern', 'theme:basic'] }, links)).toBe('Basic');
    expect(categoryPart({ tags: ['theme:retro'] }, links)).toBe('');
  });

  it.each([
    [
      [
        [30, 30],
        [50, 50],
        [40, 50],
      ],
      '40x50',
    ],
    [
      [
        [30, 30],
        [60, 40],
      ],
      '30x30',
    ],
    [
      [
        [40, 50],
        [50, 40],
      ],
      '50x40',
    ],
    [
      [
        [30, 30],
        [50, 50],
      ],
      '50x50',
    ],
  ] as const)('[TPL-19] of %j the default child is %s', (sizes, expected) => {
    expect(defaultChild(template({ children: sizes.map(([width, height]) => size(width, height)) })).id).toBe(expected);
  });

  it('treats a template without children as its own size', () => {
    const lone = template();
    expect(sizesOf(lone)).toEqual([lone]);
    expect(defaultChild(lone)).toBe(lone);
  });

  it("[TPL-20] replaces 'schuiven' by 'knoppen' everywhere", () => {
    expect(shownDescription('schuiven en schuiven', 'parent')).toBe('knoppen en knoppen');
  });

  it.each(['<b>Prijzen', '<b>Preise', '<b>Prices'])('[TPL-21] [TPL-22] a child keeps the text from %s on', (marker) => {
    expect(shownDescription(`Lienzo<br>${marker}</b> 39,95`, 'child')).toBe(`${marker}</b> 39,95`);
    expect(shownDescription('39,95', 'child')).toBe('39,95');
  });

  it('[TPL-23] a parent without children keeps the text before the first line break', () => {
    expect(shownDescription('Collage schuiven<br>mehr', 'parent-without-children')).toBe('Collage knoppen');
    expect(shownDescription('Collage<br/>mehr', 'parent')).toBe('Collage<br/>mehr');
  });
});

describe('filters', () => {
  it.each([
    ['', true],
    ['theme:retro', true],
    ['theme:basic', false],
    ['theme', false],
    ['designer:all', true],
    ['designer:anna', true],
  ])('[CAT-11] [CAT-15] [CAT-17] filter %j lists a retro design by anna: %s', (filter, listed) => {
    expect(isListed(template({ tags: ['theme:retro', 'designer:anna'] }), filter)).toBe(listed);
  });

  it('[CAT-16] [CAT-17] lists nothing invisible, and no generator under designer:all', () => {
    expect(isListed(template({ visible: false }), '')).toBe(false);
    expect(isListed(template({ tags: ['theme:basic'] }), 'designer:all')).toBe(false);
  });
});
