import { describe, expect, it } from 'vitest';
import { pageWith, photoCellAt, SMALL_BORDER } from '../../test/page-builders.ts';
import { ellipsePath } from '../geometry/path.ts';
import { isPointInPath } from '../geometry/point-in-path.ts';
import type { Point } from '../geometry/rect.ts';
import type { LayoutCell } from '../layouts/shared/layout.ts';
import { DELETE_BUTTON, showsDeleteButton } from './delete-button.ts';
import { hitTest } from './hit-test.ts';
import type { Page } from './page.ts';

const slotAt = (page: Page, x: number, y: number): string | null => {
  const layer = hitTest(page, { x, y });
  return layer && 'slot' in layer ? layer.slot : null;
};

const title = { kind: 'text', slot: 'txt1', x: 0, y: 30, width: 50, height: 10, editable: true } as const;

describe('hitTest', () => {
  it('finds the photo or the text under a point, and nothing beside them', () => {
    const page = pageWith([photoCellAt('img1', 0, 0, 20, 20), photoCellAt('img2', 25, 0, 20, 20), title]);
    expect([slotAt(page, 10, 10), slotAt(page, 30, 10), slotAt(page, 22, 10), slotAt(page, 40, 35)]).toEqual([
      'img1',
      'img2',
      null,
      'txt1',
    ]);
  });

  it('returns the topmost of two', () => {
    const page = pageWith([photoCellAt('img1', 0, 0, 20, 20), photoCellAt('imglarge', 10, 10, 20, 20)]);
    expect([slotAt(page, 15, 15), slotAt(page, 5, 5)]).toEqual(['imglarge', 'img1']);
  });

  it('[LAYER-10] [LAYER-13] [TXML-15] shapes, overlays, boxes and fixed texts let the point through', () => {
    const over: readonly LayoutCell[] = [
      { kind: 'overlay', x: 0, y: 0, width: 50, height: 40, resource: 'r1' },
      {
        kind: 'shape',
        slot: 'overlayshape0',
        x: -5,
        y: -5,
        width: 60,
        height: 50,
        printMargin: 5,
        defaultColor: '#ffffff',
        rectangles: [],
        circles: [],
      },
      { ...title, editable: false },
    ];
    const page = pageWith([photoCellAt('img1', 0, 0, 50, 40), ...over]);
    expect(slotAt(page, 25, 35)).toBe('img1');
    expect(hitTest(pageWith(over), { x: 25, y: 35 })).toBeNull();
  });

  it('follows the tilt of a photo', () => {
    const page = pageWith([photoCellAt('img1', 10, 10, 20, 2, { tiltDeg: 90 })]);
    expect([slotAt(page, 11, 11), slotAt(page, 20, 3)]).toEqual([null, 'img1']);
    const slanted = pageWith([photoCellAt('img1', 10, 10, 20, 20, { tiltDeg: 45 })]);
    expect([slotAt(slanted, 10.5, 10.5), slotAt(slanted, 20, 7)]).toEqual([null, 'img1']);
  });

  it('stays inside the outline of a masked photo, unless it lies on a card', () => {
    const heart: LayoutCell = {
      kind: 'clip',
      slot: 'img1',
      x: 0,
      y: 0,
      width: 20,
      height: 20,
      state: true,
      viewportWidth: 1,
      viewportHeight: 1,
      path: '',
      outline: ellipsePath({ x: 0, y: 0, width: 1, height: 1 }),
    };
    const cells = [photoCellAt('img1', 0, 0, 20, 20), heart];
    expect([slotAt(pageWith(cells), 1, 1), slotAt(pageWith(cells), 10, 1)]).toEqual([null, 'img1']);
    expect(slotAt(pageWith(cells, { border: SMALL_BORDER }), 1, 1)).toBe('img1');
  });

  it('ends at the edge of the sheet', () => {
    const page = pageWith([photoCellAt('img1', -4, -4, 20, 20)], { material: 'CANVAS2CM' });
    expect([slotAt(page, -2, -2), slotAt(page, -3, 0)]).toEqual(['img1', null]);
  });
});

describe('isPointInPath', () => {
  it('counts the winding: a hole of opposite direction is outside', () => {
    const ring = [
      ['M', 0, 0],
      ['L', 10, 0],
      ['L', 10, 10],
      ['L', 0, 10],
      ['Z'],
      ['M', 3, 3],
      ['L', 3, 7],
      ['L', 7, 7],
      ['L', 7, 3],
      ['Z'],
    ] as const;
    expect([isPointInPath(ring, { x: 1, y: 5 }), isPointInPath(ring, { x: 5, y: 5 }), isPointInPath(ring, { x: 11, y: 5 })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('closes open contours', () => {
    const open = [
      ['M', 0, 0],
      ['L', 10, 0],
      ['L', 10, 10],
    ] as const;
    expect([isPointInPath(open, { x: 8, y: 2 }), isPointInPath(open, { x: 2, y: 8 })]).toEqual([true, false]);
  });

  it('agrees with the equation of an ellipse', () => {
    const path = ellipsePath({ x: 0, y: 0, width: 20, height: 10 });
    const inside = ({ x, y }: Point) => ((x - 10) / 10) ** 2 + ((y - 5) / 5) ** 2;
    for (let x = -1; x <= 21; x += 0.37) {
      for (let y = -1; y <= 11; y += 0.29) {
        const distance = inside({ x, y });
        if (Math.abs(distance - 1) > 0.02) expect(isPointInPath(path, { x, y })).toBe(distance < 1);
      }
    }
  });
});

describe('showsDeleteButton', () => {
  it('[EDIT-25] the button is 20 px with 5 px around it', () => {
    expect(DELETE_BUTTON).toEqual({ sizePx: 20, marginPx: 5 });
  });

  it('[EDIT-26] hidden when a side of the slot is under twice margin and size: 49 hidden, 50 shown', () => {
    expect([showsDeleteButton(49, 200), showsDeleteButton(200, 49), showsDeleteButton(50, 50)]).toEqual([false, false, true]);
  });
});
