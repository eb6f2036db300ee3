import { describe, expect, it } from 'vitest';
import { hangingTop, ROOM_PLANS, roomForWidth } from './room-plans.ts';
import { viewOfRoom } from './room-view.ts';

const DESK_BOX = { widthPx: 984, heightPx: 608 };
const PHONE_BOX = { widthPx: 390, heightPx: 336 };

/** Returns the position of one piece of this size in the middle of its room. */
function hangOne(width: number, height: number) {
  const room = roomForWidth(width);
  return { room, hung: [{ x: -width / 2, y: hangingTop(room, 0, height), width, height }] as const };
}

describe('roomForWidth', () => {
  it.each([
    [20, 'desk'],
    [39, 'desk'],
    [40, 'sideboard'],
    [110, 'sideboard'],
    [111, 'sofa'],
    [140, 'sofa'],
  ] as const)('[WALL-12] hangs a piece %d cm wide over the %s', (width, room) => {
    expect(roomForWidth(width)).toBe(room);
  });
});

describe('hangingTop', () => {
  it('[WALL-12] puts the lower edge 18 cm above the furniture', () => {
    expect(hangingTop('sideboard', 0, 50) + 50).toBe(-93);
    expect(hangingTop('sofa', 30, 100) + 100).toBe(-103);
  });

  it('follows the steps of the stairs with the centre of the piece', () => {
    const centre = (x: number) => hangingTop('stairs', x, 40) + 20;
    expect(centre(28) - centre(0)).toBeCloseTo(-17.5);
    expect(centre(-100)).toBe(-145);
  });
});

describe('viewOfRoom', () => {
  it.each([
    [DESK_BOX, 70, 50, 254],
    [DESK_BOX, 140, 100, 380],
    [DESK_BOX, 20, 20, 254],
    [PHONE_BOX, 70, 50, 148],
  ])('[WALL-12] shows the width of the plan: %o, %d x %d cm', (box, width, height, expected) => {
    const { room, hung } = hangOne(width, height);
    const view = viewOfRoom(box, room, hung);
    expect(view.width).toBe(expected);
    expect(view.height / view.width).toBeCloseTo(box.heightPx / box.widthPx);
    expect(view.pxPerCm).toBeCloseTo(box.widthPx / expected);
  });

  it('[WALL-12] shows every piece whole, with the top of the furniture, in boxes of every shape', () => {
    const boxes = [DESK_BOX, PHONE_BOX, { widthPx: 820, heightPx: 440 }, { widthPx: 320, heightPx: 336 }, { widthPx: 824, heightPx: 320 }];
    for (const box of boxes) {
      for (const [width, height] of [20, 50, 100, 140].flatMap((value) => [20, 60, 100, 140].map((other) => [value, other] as const))) {
        const { room, hung } = hangOne(width, height);
        const view = viewOfRoom(box, room, hung);
        const [piece] = hung;
        expect(piece.y - view.y).toBeGreaterThanOrEqual(8 - 1e-9);
        expect(piece.x - view.x).toBeGreaterThanOrEqual(16 - 1e-9);
        expect(view.y + view.height + ROOM_PLANS[room].height).toBeGreaterThanOrEqual(20 - 1e-9);
      }
    }
  });
});
