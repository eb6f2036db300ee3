import { applyCommand, type Collage, newCollage } from '@muro/domain';
import { expect, it } from 'vitest';
import { photoNamed as photo, rowDesign, PLAIN_TOOLS as tools } from '../../../../test/row-collage.ts';
import { pageOf } from '../../../state/collage/open-page.ts';
import { slotInfos } from './slot-info.ts';

const design = rowDesign(3);
const place = (collage: Collage, slot: string, photoId: string) => applyCommand(collage, { type: 'place-photo', slot, photoId }, tools);

it('an unchanged slot keeps its object, so that placing one photo renders one slot', () => {
  const empty = applyCommand(newCollage(design, tools), { type: 'add-photos', photos: [photo('a'), photo('b')] }, tools);
  const before = slotInfos(pageOf(empty), empty, {});
  const after = slotInfos(pageOf(empty), place(empty, 'img2', 'a'), {});
  expect(after.map((info, index) => info === before[index])).toEqual([true, false, true]);
  expect(after[1]).toMatchObject({ slot: 'img2', photo: { id: 'a', name: 'a.jpg' }, times: 1, number: 2, total: 3 });
});

it('a photo that waits for its file has no quality in any of its slots', () => {
  const collage = place(applyCommand(newCollage(design, tools), { type: 'add-photos', photos: [photo('a')] }, tools), 'img1', 'a');
  const [waiting] = slotInfos(pageOf(collage), collage, { a: 'missing' });
  expect(waiting).toMatchObject({ photo: { id: 'a', state: 'missing' }, quality: null, smiley: null });
  expect(slotInfos(pageOf(collage), collage, { a: 2 })[0]?.quality).not.toBeNull();
});

it('each slot of a photo shows that it is used more than once', () => {
  const once = place(applyCommand(newCollage(design, tools), { type: 'add-photos', photos: [photo('a')] }, tools), 'img1', 'a');
  slotInfos(pageOf(once), once, {});
  expect(slotInfos(pageOf(once), place(once, 'img3', 'a'), {}).map(({ times }) => times)).toEqual([2, 0, 2]);
});
