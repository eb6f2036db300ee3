import { describe, expect, it } from 'vitest';
import { type Gesture, type GestureRules, type GestureState, IDLE, type PointerInput, recognise } from './pointer-gesture.ts';

type Step = readonly [type: PointerInput['type'], id: number, xPx: number, yPx: number, timeMs: number];

const PATIENT: GestureRules = { singleFinger: 'patient' };
const QUICK: GestureRules = { singleFinger: 'quick' };

/** Returns the recognised gestures of a series of touches. */
function touch(steps: readonly Step[], rules: GestureRules = PATIENT, isTouch = true): readonly Gesture[] {
  let state: GestureState = IDLE;
  return steps.flatMap(([type, id, xPx, yPx, timeMs]) => {
    const step = recognise(state, { type, id, xPx, yPx, timeMs, isTouch }, rules);
    state = step.state;
    return step.gestures;
  });
}

const kinds = (gestures: readonly Gesture[]) => gestures.map(({ type }) => type);

describe('one finger', () => {
  it('[TOUCH-01] ignores a move within 300 ms and 15 px after the press', () => {
    expect(
      touch([
        ['down', 1, 0, 0, 0],
        ['move', 1, 15, 0, 300],
      ]),
    ).toEqual([]);
  });

  it('[TOUCH-01] moves as soon as it is farther than 15 px, by the whole distance', () => {
    expect(
      touch([
        ['down', 1, 0, 0, 0],
        ['move', 1, 10, 0, 20],
        ['move', 1, 16, 0, 40],
      ]),
    ).toEqual([
      { type: 'move-start', xPx: 0, yPx: 0 },
      { type: 'move', xPx: 16, yPx: 0, dxPx: 16, dyPx: 0 },
    ]);
  });

  it('[TOUCH-01] moves by small distances after 300 ms', () => {
    expect(
      kinds(
        touch([
          ['down', 1, 0, 0, 0],
          ['move', 1, 12, 0, 301],
        ]),
      ),
    ).toEqual(['move-start', 'move']);
  });

  it('[TOUCH-02] is a tap up to 10 px and none above', () => {
    expect(
      kinds(
        touch([
          ['down', 1, 0, 0, 0],
          ['move', 1, 10, 0, 50],
          ['up', 1, 10, 0, 90],
        ]),
      ),
    ).toEqual(['tap']);
    expect(
      kinds(
        touch([
          ['down', 1, 0, 0, 0],
          ['move', 1, 11, 0, 50],
          ['up', 1, 0, 0, 90],
        ]),
      ),
    ).toEqual([]);
  });

  it('[TOUCH-02] with a pause and small movements is still a tap: the movement is reverted first', () => {
    const rested: Step[] = [
      ['down', 1, 0, 0, 0],
      ['move', 1, 3, 0, 400],
      ['up', 1, 4, 0, 450],
    ];
    expect(kinds(touch(rested))).toEqual(['move-start', 'move', 'move-cancel', 'tap']);
  });

  it('[TOUCH-04] on a moving surface starts above 2 px within 50 ms', () => {
    expect(
      kinds(
        touch(
          [
            ['down', 1, 0, 0, 0],
            ['move', 1, 3, 0, 50],
          ],
          QUICK,
        ),
      ),
    ).toEqual(['move-start', 'move']);
    expect(
      kinds(
        touch(
          [
            ['down', 1, 0, 0, 0],
            ['move', 1, 2, 0, 50],
          ],
          QUICK,
        ),
      ),
    ).toEqual([]);
  });

  it('[TOUCH-04] creeping by 2 px every 50 ms does not start it', () => {
    expect(
      kinds(
        touch(
          [
            ['down', 1, 0, 0, 0],
            ['move', 1, 2, 0, 51],
            ['move', 1, 4, 0, 102],
            ['move', 1, 6, 0, 153],
          ],
          QUICK,
        ),
      ),
    ).toEqual([]);
  });

  it('that the system cancels reverts the movement', () => {
    expect(
      kinds(
        touch([
          ['down', 1, 0, 0, 0],
          ['move', 1, 30, 0, 20],
          ['cancel', 1, 30, 0, 30],
        ]),
      ),
    ).toEqual(['move-start', 'move', 'move-cancel']);
  });
});

describe('a finger on a button of the surface', () => {
  const onButton = (steps: readonly Step[], buttonId = 1): readonly Gesture[] => {
    let state: GestureState = IDLE;
    return steps.flatMap(([type, id, xPx, yPx, timeMs]) => {
      const isOnControl = type === 'down' && id === buttonId;
      const step = recognise(state, { type, id, xPx, yPx, timeMs, isTouch: true, isOnControl }, PATIENT);
      state = step.state;
      return step.gestures;
    });
  };

  it('only affects the button: no tap on the surface, and nothing moves', () => {
    expect(
      onButton([
        ['down', 1, 0, 0, 0],
        ['move', 1, 40, 0, 400],
        ['up', 1, 0, 0, 500],
        ['down', 1, 0, 0, 600],
        ['up', 1, 0, 0, 650],
      ]),
    ).toEqual([]);
  });

  it.each([1, 2])('[EDIT-11] pinches with one beside it, whichever of them came first (%d)', (buttonId) => {
    const gestures = onButton(
      [
        ['down', 1, 0, 0, 0],
        ['down', 2, 100, 0, 30],
        ['move', 2, 150, 0, 60],
        ['move', 1, -50, 0, 90],
        ['up', 2, 150, 0, 120],
        ['move', 1, 60, 0, 150],
        ['up', 1, 60, 0, 180],
      ],
      buttonId,
    );
    expect(kinds(gestures)).toEqual(['pinch-start', 'pinch', 'pinch', 'pinch-end']);
  });
});

describe('a mouse', () => {
  it('moves above 3 px at once', () => {
    expect(
      kinds(
        touch(
          [
            ['down', 1, 0, 0, 0],
            ['move', 1, 3, 0, 5],
          ],
          PATIENT,
          false,
        ),
      ),
    ).toEqual([]);
    expect(
      kinds(
        touch(
          [
            ['down', 1, 0, 0, 0],
            ['move', 1, 4, 0, 5],
            ['up', 1, 4, 0, 9],
          ],
          PATIENT,
          false,
        ),
      ),
    ).toEqual(['move-start', 'move', 'move-end']);
  });
});

describe('two fingers', () => {
  const down: Step[] = [
    ['down', 1, 0, 0, 0],
    ['down', 2, 100, 0, 10],
  ];
  const scales = (gestures: readonly Gesture[]) => gestures.flatMap((gesture) => (gesture.type === 'pinch' ? [gesture.scale] : []));

  it('[TOUCH-03] zoom only after their distance changed by more than 10 px', () => {
    expect(scales(touch([...down, ['move', 2, 110, 0, 20]]))).toEqual([1]);
    expect(scales(touch([...down, ['move', 2, 111, 0, 20], ['move', 2, 222, 0, 30]]))).toEqual([1, 2]);
  });

  it('move the page by the movement of their centre', () => {
    expect(touch([...down, ['move', 1, 0, 40, 20]]).at(-1)).toMatchObject({ type: 'pinch', dxPx: 0, dyPx: 20, xPx: 50, yPx: 20 });
  });

  it('revert the movement of the first one', () => {
    expect(
      kinds(
        touch([
          ['down', 1, 0, 0, 0],
          ['move', 1, 30, 0, 20],
          ['down', 2, 100, 0, 30],
        ]),
      ),
    ).toEqual(['move-start', 'move', 'move-cancel', 'pinch-start']);
  });

  it('end together: the remaining one is ignored until it is lifted', () => {
    const steps: Step[] = [
      ...down,
      ['up', 2, 100, 0, 30],
      ['move', 1, 90, 0, 60],
      ['up', 1, 90, 0, 70],
      ['down', 3, 0, 0, 500],
      ['up', 3, 0, 0, 520],
    ];
    expect(kinds(touch(steps))).toEqual(['pinch-start', 'pinch-end', 'tap']);
  });
});
