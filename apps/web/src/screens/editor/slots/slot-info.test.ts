import { applyCommand, type Collage, type CollageTools, type Design, newCollage, type Photo } from '@muro/domain';
import { expect, it } from 'vitest';
import { pageOf } from '../../../app/collage/open-page.ts';
import { slotInfos } from './slot-info.ts';

const tools: CollageTools = { fitText: (data) => data, defaultTexts: { title: '', subtitle: '' } };
const cell = (slot: string, x: number) =>
  ({ kind: 'photo', slot, x, y: 0, width: 10, height: 10, tiltDeg: 0, printMargin: 0, cornerRadius: 0, allowsText: false }) as const;
const design: Design = {
  templateId: '1',
  childTemplateId: '11',
  size: { width: 30, height: 10 },
  material: '',
  generator: 'alleven',
  document: {
    designer: '',
    design: 'alleven',
    screenDpcm: 40,
    material: '',
    hasCustomSizes: false,
    vals: {},
    resources: [],
    layout: { size: { width: 30, height: 10 }, cells: [cell('img1', 0), cell('img2', 10), cell('img3', 20)], photoBorder: null },
  },
};
const photo = (id: string): Photo => ({ id, name: `${id}.jpg`, type: 'COMPUTER', widthPx: 4000, heightPx: 3000 });
const place = (collage: Collage, slot: string, photoId: string) => applyCommand(collage, { type: 'place-photo', slot, photoId }, tools);

it('a slot with nothing new keeps its very object, so that placing one photo renders one slot', () => {
  const empty = applyCommand(newCollage(design, tools), { type: 'add-photos', photos: [photo('a'), photo('b')] }, tools);
  const before = slotInfos(pageOf(empty), empty, {});
  const after = slotInfos(pageOf(empty), place(empty, 'img2', 'a'), {});
  expect(after.map((info, at) => info === before[at])).toEqual([true, false, true]);
  expect(after[1]).toMatchObject({ slot: 'img2', photo: { id: 'a', name: 'a.jpg' }, times: 1, number: 2, total: 3 });
});

it('a photo that is used once more is told by each of its slots', () => {
  const once = place(applyCommand(newCollage(design, tools), { type: 'add-photos', photos: [photo('a')] }, tools), 'img1', 'a');
  slotInfos(pageOf(once), once, {});
  expect(slotInfos(pageOf(once), place(once, 'img3', 'a'), {}).map(({ times }) => times)).toEqual([2, 0, 2]);
});
