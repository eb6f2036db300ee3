import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { anyCommand, DESIGNS } from '../../test/any-command.ts';
import { loadShaper } from '../../test/load-shaper.ts';
import { photosNamed, toolsWith } from '../../test/page-builders.ts';
import { composePage } from '../page/compose-page.ts';
import { photoText } from '../text/text-defaults.ts';
import { applyCommand } from './apply-command.ts';
import { matchShapes } from './auto-fill.ts';
import type { Collage, Design, Fill } from './collage.ts';
import type { CollageTools } from './collage-tools.ts';
import type { Command } from './command.ts';
import { newCollage } from './new-collage.ts';
import { isSameValue } from './same-value.ts';

let tools: CollageTools;
let empty: Collage;

beforeAll(async () => {
  tools = toolsWith(await loadShaper());
  empty = applyCommand(newCollage(DESIGNS[0] as Design, tools), { type: 'add-photos', photos: photosNamed(8) }, tools);
});

const collageAfter = (collage: Collage, ...commands: readonly Command[]) =>
  commands.reduce((current, command) => applyCommand(current, command, tools), collage);
const pageOf = ({ design }: Collage) => composePage({ document: design.document, trim: design.size, material: design.material });

/** Settings of all photos, placed and parked. */
const choicesOf = ({ fills, parked }: Collage): readonly Fill[] =>
  [...Object.values(fills), ...Object.values(parked.fills)].map((fill) =>
    // The position of a photo that follows its subject is not a setting.
    fill.view.followsSubject ? { ...fill, view: { ...fill.view, focusX: 0, focusY: 0 } } : fill,
  );
const has = (fills: readonly Fill[], wanted: Fill) => fills.some((fill) => isSameValue(fill, wanted));

describe('settings belong to the photo', () => {
  it('[CHG-01] swapping, shuffling, filling and changing the design keep focus, zoom, rotation, effect and text of every photo, after any commands', () => {
    const arranging = new Set<Command['type']>(['swap-slots', 'move-fills', 'fill-empty-slots', 'change-design']);
    let arranged = 0;
    fc.assert(
      fc.property(fc.array(anyCommand, { minLength: 25, maxLength: 40 }), (commands) => {
        let collage = empty;
        for (const command of commands) {
          const next = collageAfter(collage, command);
          if (arranging.has(command.type) && next !== collage) {
            arranged += 1;
            for (const fill of choicesOf(collage)) {
              const isSecondCopy = choicesOf(collage).filter(({ photoId }) => photoId === fill.photoId).length > 1;
              expect(isSecondCopy || has(choicesOf(next), fill), `${command.type} of ${fill.photoId}`).toBe(true);
            }
          }
          collage = next;
        }
      }),
      { numRuns: 300 },
    );
    expect(arranged).toBeGreaterThan(300);
  });

  it('permuting slots changes nothing but the slot', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 30 }), anyCommand, (commands, last) => {
        const collage = collageAfter(empty, ...commands);
        const moved = collageAfter(collage, last);
        if (last.type !== 'swap-slots' && last.type !== 'move-fills') return;
        const sorted = ({ fills }: Collage) =>
          Object.values(fills)
            .map((fill) => JSON.stringify(fill))
            .sort();
        expect(sorted(moved)).toEqual(sorted(collage));
      }),
      { numRuns: 600 },
    );
  });

  it('[CHOOSE-25] filling again restores the settings of a photo that lost its slot to another layout', () => {
    const view = { focusX: 0.3, focusY: 0.6, zoom: 2, quarterTurn: 90 as const };
    const text = photoText('Porto', { width: 20, height: 15 });
    const placed = collageAfter(
      empty,
      { type: 'place-photo', slot: 'img2', photoId: 'p3' },
      { type: 'set-view', slot: 'img2', view },
      { type: 'set-effect', slot: 'img2', effect: 'sepia' },
      { type: 'set-photo-text', slot: 'img2', text },
    );
    const single = collageAfter(placed, { type: 'change-design', design: DESIGNS[3] as Design, isSaved: false });
    expect(single.fills).toEqual({});
    const parkedFill = single.parked.fills.img2 as Fill;
    const others = single.photos.filter(({ id }) => id !== 'p3').map(({ id }) => id);
    const alone = collageAfter(single, { type: 'remove-photos', photoIds: others });
    const filled = collageAfter(alone, { type: 'fill-empty-slots', placements: matchShapes(pageOf(alone), alone) });
    expect(Object.values(filled.fills)).toEqual([parkedFill]);
    expect(filled.parked.fills).toEqual({});
    expect(parkedFill).toMatchObject({ photoId: 'p3', view });
  });

  it('permuting slots does nothing if the two sides name different slots, or an unknown one', () => {
    const placed = collageAfter(empty, { type: 'place-photos', placements: { img1: 'p1', img2: 'p2' } });
    for (const moves of [{ img1: 'img2' }, { img1: 'img2', img2: 'img2' }, { img1: 'nowhere', nowhere: 'img1' }] as const) {
      expect(collageAfter(placed, { type: 'move-fills', moves })).toBe(placed);
    }
    expect(collageAfter(placed, { type: 'move-fills', moves: { img1: 'img3', img2: 'img1', img3: 'img2' } }).fills).toEqual({
      img2: placed.fills.img1,
      img3: placed.fills.img2,
    });
  });
});
