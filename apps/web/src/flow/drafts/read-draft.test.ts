import { type Collage, type Design, type Fill, newCollage, type Photo, titleText, WHOLE_VIEW } from '@muro/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DRAFT_FORM, type DraftBody, type DraftHeader } from './draft.ts';
import { readBody, readHeader } from './read-draft.ts';

const DESIGN: Design = {
  templateId: '101',
  childTemplateId: '1013',
  size: { width: 50, height: 40 },
  material: 'POSTER',
  generator: 'alleven',
  document: {
    designer: 'generated',
    design: 'alleven',
    screenDpcm: 10,
    material: 'POSTER',
    hasCustomSizes: true,
    vals: { numberVert: '2' },
    resources: [],
    layout: {
      size: { width: 50, height: 40 },
      photoBorder: { type: 'modern', margins: [1, 1, 1, 1], card: 0.5, glow: 0, shadow: 0.2 },
      cells: [
        { kind: 'photo', slot: 'img1', x: 0, y: 0, width: 25, height: 40, tiltDeg: 0, printMargin: 0, cornerRadius: 0, allowsText: true },
        { kind: 'text', slot: 'txt1', x: 0, y: 35, width: 50, height: 5, editable: true },
      ],
    },
    hash: '',
  },
};

const PHOTO: Photo = { id: 'local-1', name: 'mar.jpg', type: 'COMPUTER', widthPx: 2400, heightPx: 1800 };
const FILL: Fill = { photoId: 'local-1', view: { ...WHOLE_VIEW, zoom: 1.7, quarterTurn: 90 }, effect: 'sepia', text: titleText('hola') };
const COLLAGE: Collage = {
  ...newCollage(DESIGN, { sizeText: (data) => data, defaultTexts: { title: 'a', subtitle: 'b' } }),
  photos: [PHOTO],
  fills: { img1: FILL },
  parked: { fills: { img9: FILL }, texts: {} },
};
const BODY: DraftBody = {
  id: 'a',
  form: DRAFT_FORM,
  collage: COLLAGE,
  photos: [{ id: 'local-1', origin: 'local-1', key: 'k', suggestedRotation: 0, sizeBytes: 12, onServer: false, src: '' }],
  customSize: null,
};
const HEADER: DraftHeader = {
  id: 'a',
  form: DRAFT_FORM,
  writer: 'w',
  collageId: null,
  baseVersion: null,
  owner: null,
  templateId: '101',
  size: { width: 50, height: 40 },
  material: 'POSTER',
  photoCount: 1,
  isTouched: true,
  changedAtMs: 1_790_000_000_000,
};

/** Returns the key paths of all places in a value. */
function placesIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => placesIn(part, [...path, key]))];
}

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}

describe('readBody', () => {
  it('restores a collage exactly after the browser has stored it', () => {
    expect(readBody(structuredClone(BODY))).toEqual(BODY);
  });

  it('refuses a draft with an invalid value in any single field', () => {
    const places = placesIn(BODY);
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.constantFrom(undefined, Number.NaN, () => 0, Symbol('x')),
        (place, wrong) => {
          expect(readBody(replaced(BODY, place, wrong))).toBeNull();
        },
      ),
      { numRuns: 400 },
    );
  });

  it('accepts a draft from before layouts had names', () => {
    const { hash: _hash, ...document } = DESIGN.document;
    const before = { ...BODY, collage: { ...BODY.collage, design: { ...DESIGN, document } } };
    expect(readBody(structuredClone(before))).toEqual(BODY);
  });

  it('refuses another format, an unknown field and a missing field', () => {
    expect(readBody({ ...BODY, form: DRAFT_FORM + 1 })).toBeNull();
    expect(readBody({ ...BODY, more: 1 })).toBeNull();
    expect(readBody({ ...BODY, collage: { ...COLLAGE, layers: [] } })).toBeNull();
    const { customSize: _, ...less } = BODY;
    expect(readBody(less)).toBeNull();
    for (const nothing of [undefined, null, '', 7, []]) expect(readBody(nothing)).toBeNull();
  });

  it('refuses a fill without its photo, and duplicate photos', () => {
    expect(readBody({ ...BODY, collage: { ...COLLAGE, photos: [] }, photos: [] })).toBeNull();
    const withDuplicate = { ...BODY, collage: { ...COLLAGE, photos: [PHOTO, PHOTO] }, photos: [BODY.photos[0], BODY.photos[0]] };
    expect(readBody(withDuplicate)).toBeNull();
  });

  it('refuses a view outside its bounds', () => {
    const viewed = (view: object) => ({ ...BODY, collage: { ...COLLAGE, fills: { img1: { ...FILL, view: { ...FILL.view, ...view } } } } });
    expect(readBody(viewed({}))).not.toBeNull();
    for (const view of [{ zoom: 0.9 }, { zoom: 4.1 }, { focusX: -0.1 }, { focusY: 1.1 }, { quarterTurn: 45 }]) {
      expect(readBody(viewed(view))).toBeNull();
    }
  });
});

describe('one draft among others', () => {
  it('is skipped if its list entry has another form number or lacks a field; the others are listed', () => {
    const { owner: _, ...older } = HEADER;
    const stored: readonly unknown[] = [
      { ...HEADER, id: 'b' },
      older,
      { ...HEADER, form: DRAFT_FORM + 1 },
      { ...HEADER, material: 'STONE' },
      null,
    ];
    expect(stored.map(readHeader).flatMap((header) => header?.id ?? [])).toEqual(['b']);
  });

  it('is refused with a value that no layout, photo or text has', () => {
    const designed = (more: object) => ({ ...BODY, collage: { ...COLLAGE, design: { ...DESIGN, ...more } } });
    const filled = (more: object) => ({ ...BODY, collage: { ...COLLAGE, fills: { img1: { ...FILL, ...more } } } });
    const broken = [
      designed({ material: 'STONE' }),
      designed({ size: { width: 0, height: 40 } }),
      designed({ document: { ...DESIGN.document, layout: { ...DESIGN.document.layout, cells: [{ kind: 'video', x: 0, y: 0 }] } } }),
      designed({ generator: 'unknown' }),
      filled({ effect: 'unknown' }),
      filled({ text: { text: 'hola' } }),
      { ...BODY, collage: { ...COLLAGE, photoBackgroundColor: 'red' } },
      { ...BODY, photos: [{ ...BODY.photos[0], suggestedRotation: 45 }] },
    ];
    expect([designed({}), filled({})].map(readBody)).toEqual([BODY, BODY]);
    for (const body of broken) expect(readBody(body)).toBeNull();
  });
});

describe('readHeader', () => {
  it('accepts exactly the values that are written', () => {
    expect(readHeader(structuredClone(HEADER))).toEqual(HEADER);
    for (const place of placesIn(HEADER)) expect(readHeader(replaced(HEADER, place, undefined))).toBeNull();
    expect(readHeader({ ...HEADER, form: 2 })).toBeNull();
  });

  it('reads the preferences of a photo, also in drafts from before they existed', () => {
    const withFill = (fill: object) => ({ ...BODY, collage: { ...COLLAGE, fills: { img1: { ...FILL, ...fill } } } });
    for (const preference of [{ favour: 2 }, { isLocked: true }, { favour: 4, isLocked: true }]) {
      expect(readBody(withFill(preference))).toEqual(withFill(preference));
    }
    for (const preference of [{ favour: 3 }, { isLocked: false }, { other: 1 }]) expect(readBody(withFill(preference))).toBeNull();
  });

  it('store whether photos were chosen first; older drafts do not', () => {
    const first = { ...BODY, photosFirst: { order: 'by-day' } as const };
    expect(readBody(first)).toBe(first);
    expect(readBody({ ...BODY, photosFirst: null })).toEqual({ ...BODY, photosFirst: null });
    expect(readBody({ ...BODY, photosFirst: { order: 'by-name' } })).toBeNull();
  });
});
