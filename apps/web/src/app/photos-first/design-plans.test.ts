import { newCollage, readDesignXml } from '@muro/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { PLAIN_TOOLS, photoNamed, rowDesign } from '../../../test/row-collage.ts';
import { useDesign } from '../../state/catalogue/design-store.ts';
import { createWorkspace, type Workspace } from '../../state/editor/workspace.ts';
import { type DesignPlans, planDesigns, planStoreOf } from './design-plans.ts';

const designNamed = (id: string, generator: string, preset = '') =>
  readDesignXml(`<template id="${id}" name="Basic-${id}" width="50" height="50" materials="POSTER" source="gen:${generator}" visible="true">
  <preset>${preset}</preset>
  <children><template id="${id}1" width="50" height="50" materials="POSTER"/><template id="${id}2" width="70" height="50" materials="POSTER"/>
  </children></template>`);

let workspace: Workspace;
let published: DesignPlans[];

/** Opens work that began with photos of these names. */
function openWith(names: readonly string[]): void {
  const { open: openWork, setPhotosFirst } = workspace.work.getState();
  openWork(newCollage(rowDesign(1), PLAIN_TOOLS), null, PLAIN_TOOLS);
  setPhotosFirst({ order: 'by-shape' });
  addPhotos(names);
}
function addPhotos(names: readonly string[]): void {
  workspace.work.getState().dispatch({ type: 'add-photos', photos: names.map(photoNamed) });
}
const plans = () => planStoreOf(workspace).getState();
const names = ({ plans: known }: DesignPlans) => known.map(({ templateId, shape, places }) => `${templateId} ${shape} ${places}`);

beforeEach(() => {
  workspace = createWorkspace();
  useDesign.setState({
    list: { status: 'ready', templates: [designNamed('7', 'fit'), designNamed('8', 'alleven')] },
    documents: {},
    choices: {},
  });
  published = [];
  planStoreOf(workspace).subscribe((now) => published.push(now));
});

it('plans the designs that fit any photos first, in each of their shapes', async () => {
  openWith(['a', 'b', 'c']);
  await planDesigns(workspace);
  expect(names(plans())).toEqual(['7 square 3', '7 horizontal 3', expect.stringMatching(/^8 null \d+$/)]);
  expect(plans()).toMatchObject({ isComplete: true, isFull: true });
});

it('keeps the earlier plan in its position until there is one for the current photos', async () => {
  openWith(['a', 'b', 'c']);
  await planDesigns(workspace);
  const [first] = plans().plans;
  published = [];
  addPhotos(['d']);
  await planDesigns(workspace);
  expect(published.map((now) => now.plans.length)).toEqual(published.map(() => 3));
  expect(published.map(({ isComplete, isFull }) => [isComplete, isFull])).toEqual([
    [false, true],
    [false, true],
    [false, true],
    [true, true],
  ]);
  expect(published.map((now) => names(now).slice(0, 2))).toEqual([
    ['7 square 3', '7 horizontal 3'],
    ['7 square 4', '7 horizontal 3'],
    ['7 square 4', '7 horizontal 4'],
    ['7 square 4', '7 horizontal 4'],
  ]);
  expect(plans().plans[0]?.key).not.toBe(first?.key);
});

it('starts without plans if none of the photos is left', async () => {
  openWith(['a', 'b', 'c']);
  await planDesigns(workspace);
  published = [];
  openWith(['x', 'y']);
  await planDesigns(workspace);
  expect(published.map((now) => now.plans.length)).toEqual([0, 1, 2, 3]);
  expect(published[0]).toMatchObject({ isComplete: false, isFull: false });
});

it('continues without a design that cannot be laid out', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { layouts } = workspace;
  const layOut = vi.spyOn(layouts, 'layOut').mockRejectedValueOnce(new Error('The worker took too long'));
  openWith(['a', 'b', 'c']);
  await planDesigns(workspace);
  expect(names(plans())).toEqual(['7 horizontal 3', expect.stringMatching(/^8 null \d+$/)]);
  expect(plans()).toMatchObject({ isComplete: true, isFull: true });
  layOut.mockRestore();
});

it('recomputes outlines once the faces of all photos are known, and keeps the other plans', async () => {
  const heart = designNamed('9', 'fit', '<val name="outline" value="1"/>');
  useDesign.setState({ list: { status: 'ready', templates: [designNamed('7', 'fit'), heart] } });
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  openWith(ids);
  await planDesigns(workspace);
  const before = plans().plans;
  const none = { x: 0.5, y: 0.5, faces: [] };
  const some = { ...none, faces: [{ x: 0.4, y: 0.1, width: 0.2, height: 0.2 }] };
  workspace.work.getState().setSubjects({ a: some });
  await planDesigns(workspace);
  expect(plans().plans).toEqual(before);
  workspace.work.getState().setSubjects(Object.fromEntries(ids.map((id) => [id, id === 'b' ? some : none])));
  await planDesigns(workspace);
  const after = plans().plans;
  expect(names(plans())).toEqual(before.map(({ templateId, shape, places }) => `${templateId} ${shape} ${places}`));
  expect(after.filter((plan, index) => plan !== before[index]).map(({ templateId }) => templateId)).toEqual(['9']);
  expect(after.at(-1)?.choice.photos?.map(({ hasFaces = false }) => hasFaces)).toEqual(ids.map((id) => id === 'a' || id === 'b'));
});
