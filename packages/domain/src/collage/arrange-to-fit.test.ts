import { describe, expect, it } from 'vitest';
import { designOf, photoCellAt, photosNamed, staticDesign, staticDocument } from '../../test/page-builders.ts';
import { MATERIALS, type MaterialCode } from '../catalogue/material.ts';
import { fit } from '../layouts/fit.ts';
import { layoutFault } from '../layouts/layout-fault.ts';
import { GENERATORS } from '../layouts/registry.ts';
import { textCell } from '../layouts/shared/text-band.ts';
import { titleText } from '../text/text-defaults.ts';
import { applyCommand } from './apply-command.ts';
import { canArrangeToFit, planArrangement } from './arrange-to-fit.ts';
import { changeDesignMaterial } from './change-design-material.ts';
import type { Collage, Design } from './collage.ts';
import type { CollageTools } from './collage-tools.ts';
import type { Command } from './command.ts';
import { slotsOf } from './design-slots.ts';
import { documentOfPlan } from './follow-photos.ts';
import { newCollage } from './new-collage.ts';

/** Materials for Fit: all but panels. */
const CODES = (Object.keys(MATERIALS) as MaterialCode[]).filter((code) => !code.startsWith('TILES'));

const TOOLS: CollageTools = { sizeText: (data) => data, defaultTexts: { title: 'Title', subtitle: 'Subtitle' } };
const PHOTOS = photosNamed(9).map((photo, index) => ({ ...photo, widthPx: [3000, 1500, 2000, 4000][index % 4] as number }));

const apply = (collage: Collage, ...commands: readonly Command[]): Collage =>
  commands.reduce((current, command) => applyCommand(current, command, TOOLS), collage);

/** A collage whose first slots have photos, in another order than the tray; the other photos are not placed. */
function begun(design: Design): Collage {
  const collage = apply(newCollage(design, TOOLS), { type: 'add-photos', photos: PHOTOS });
  const [first, second = first, third = second] = slotsOf(design).photos.keys();
  return apply(collage, {
    type: 'place-photos',
    placements: { [first as string]: 'p5', [second as string]: 'p2', [third as string]: 'p8' },
  });
}

function arranged(collage: Collage, added: readonly string[] = []): Collage {
  const plan = planArrangement(collage, { added: new Set(added) });
  if (!plan) throw new Error('nothing to arrange');
  return apply(collage, { type: 'follow-photos', document: documentOfPlan(plan), photos: plan.photos });
}

const fillOf = ({ fills }: Collage, id: string) => Object.values(fills).find(({ photoId }) => photoId === id);

describe('arranging a collage to fit its photos', () => {
  it.each(GENERATORS.filter(({ makesPanels }) => !makesPanels).map(({ name }) => name))(
    'works in %s: same photos, size, material',
    (name) => {
      const before = begun(designOf({ generator: name, material: 'POSTER' }));
      const after = arranged(before);
      const { size, material, document, generator, templateId } = after.design;
      expect([generator, templateId, size, material]).toEqual(['fit', before.design.templateId, before.design.size, 'POSTER']);
      expect(layoutFault(document, { generator: fit, context: { size, material, siblings: [] } })).toBeNull();
      const placed = (collage: Collage) =>
        Object.values(collage.fills)
          .map(({ photoId }) => photoId)
          .sort();
      expect(placed(after)).toEqual(placed(before));
      expect(slotsOf(after.design).photos.size).toBe(placed(before).length);
      expect(after.photos).toBe(before.photos);
    },
  );

  it.each(CODES)('stays the same when the material is chosen afterwards: %s', (code) => {
    const before = arranged(begun(designOf({ material: '' })));
    const after = changeDesignMaterial(before.design, code);
    const { document, material, size } = after;
    expect([material, document.material]).toEqual([code, code]);
    expect(document.layout.cells.slice(1)).toEqual(before.design.document.layout.cells.slice(1));
    expect(layoutFault(document, { generator: fit, context: { size, material, siblings: [] } })).toBeNull();
  });

  it('keeps all settings of a photo with that photo, and the words with their band', () => {
    const cells = [
      photoCellAt('img1', 2, 8, 20, 30),
      photoCellAt('img3', 26, 8, 20, 30),
      photoCellAt('img7', 48, 8, 20, 30),
      textCell('txt1', { x: 2, y: 1, width: 60, height: 4 }),
    ];
    const before = apply(
      begun(staticDesign(staticDocument({ width: 70, height: 40 }, cells))),
      { type: 'set-effect', slot: 'img1', effect: 'sepia' },
      { type: 'set-view', slot: 'img3', view: { focusX: 0.2, focusY: 0.4, zoom: 2, quarterTurn: 90 } },
      { type: 'set-texts', texts: { txt1: titleText('Us') } },
    );
    const after = arranged(before);
    for (const id of ['p5', 'p2', 'p8']) expect(fillOf(after, id)).toEqual(fillOf(before, id));
    expect([after.texts.txt1?.text, after.design.document.vals.hasText]).toEqual(['Us', '5']);
    expect(slotsOf(after.design).texts.get('txt1')?.y).toBeLessThan(10);
  });

  it('makes room for unplaced photos, and keeps spacing and margin', () => {
    const after = arranged(begun(designOf({ values: { borderCM: 1.2, marginCM: 1.5 } })), ['p1', 'p3', 'p4', 'p6', 'p7', 'p9']);
    expect(Object.keys(after.fills)).toHaveLength(9);
    expect(after.design.document.vals).toMatchObject({ photos: '9', borderCM: '1.2', marginCM: '1.5' });
  });

  it('keeps a layout that fits already, and closes its gaps', () => {
    const full = arranged(
      begun(designOf()),
      PHOTOS.map(({ id }) => id),
    );
    expect(arranged(full)).toBe(full);
    const closed = arranged(apply(full, { type: 'empty-slot', slot: 'img4' }));
    expect([Object.keys(closed.fills).length, slotsOf(closed.design).photos.size]).toEqual([8, 8]);
  });

  it('refuses panels, which are the product itself, and pages without photos', () => {
    const tiles = newCollage(designOf({ generator: 'tiles' }), TOOLS);
    expect([canArrangeToFit(tiles), planArrangement(begun(tiles.design), { added: new Set() })]).toEqual([false, null]);
    expect(planArrangement(newCollage(designOf(), TOOLS), { added: new Set() })).toBeNull();
  });
});
