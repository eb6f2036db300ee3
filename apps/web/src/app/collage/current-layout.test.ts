import { type Collage, type Design, newCollage, readDesignXml, writeTemplateListXml } from '@muro/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PLAIN_TOOLS, photoNamed, rowDesign } from '../../../test/row-collage.ts';
import { useDesign } from '../../state/catalogue/design-store.ts';
import { collageOf } from '../../state/collage/work.ts';
import { createWorkspace, type Workspace } from '../../state/editor/workspace.ts';
import { applyCurrentLayout } from './current-layout.ts';

const HASH = 'a'.repeat(64);

const entry = (source: string) =>
  readDesignXml(`<template id="1" name="Row-Two" width="20" height="20" materials="POSTER" source="${source}" visible="true">
  <children><template id="11" width="20" height="20" materials="POSTER"/></children></template>`);
const LAYOUT_XML = `<template designer="" design="" screenDpcm="40"><resources/><dopcanvas width="20" height="20"/><variation name="default">
  <dopimage slot="img1" x="1" y="1" width="18" height="8"/><dopimage slot="img5" x="1" y="11" width="18" height="8"/></variation></template>`;

/** Texts of the server's current layout documents, by address. */
let server: Readonly<Record<string, string>>;
let workspace: Workspace;

beforeEach(() => {
  workspace = createWorkspace();
  server = {};
  vi.stubGlobal('fetch', (address: string) => {
    const text = server[address.split('?')[0] ?? ''];
    const headers = { 'content-location': `/layouts/${HASH}/template.xml` };
    return Promise.resolve(text === undefined ? new Response('', { status: 404 }) : new Response(text, { headers }));
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Opens two photos on a row of two slots, in a design that this page knows with that source. */
function openRow(source: string, change: Partial<Design> = {}): Collage {
  useDesign.setState({ list: { status: 'ready', templates: [entry(source)] }, documents: {}, choices: {} });
  const { open, dispatch } = workspace.work.getState();
  open(newCollage({ ...rowDesign(2), size: { width: 20, height: 20 }, ...change }, PLAIN_TOOLS), null, PLAIN_TOOLS);
  dispatch({ type: 'add-photos', photos: ['a', 'b'].map(photoNamed) });
  dispatch({ type: 'place-photos', placements: { img1: 'a', img2: 'b' } });
  return opened();
}
const opened = () => collageOf(workspace.work.getState()) as Collage;
const placed = ({ fills }: Collage) => Object.fromEntries(Object.entries(fills).map(([slot, { photoId }]) => [slot, photoId]));

it('updates a static design to its current layout, by its hash; photos without a slot go to the tray; undo restores the old layout', async () => {
  const source = 'xml:/templates/1/template.xml';
  const before = openRow(source, { generator: '' });
  server = { '/api/list': writeTemplateListXml([entry(source)]), '/templates/1/template.xml': LAYOUT_XML };
  await applyCurrentLayout(workspace);
  expect(opened().design).toMatchObject({ generator: '', childTemplateId: '11', document: { hash: HASH } });
  expect(placed(opened())).toEqual({ img1: 'a' });
  expect(opened().parked.fills).toMatchObject({ img2: { photoId: 'b' } });
  expect(opened().photos.map(({ id }) => id)).toEqual(['a', 'b']);
  workspace.work.getState().undo();
  expect(opened()).toEqual(before);
});

it('uses the generator that the shop has chosen meanwhile', async () => {
  openRow('gen:alleven');
  server = { '/api/list': writeTemplateListXml([entry('gen:single')]) };
  await applyCurrentLayout(workspace);
  expect(opened().design).toMatchObject({ generator: 'single', size: { width: 20, height: 20 } });
  expect(opened().photos).toHaveLength(2);
});

it('leaves the collage unchanged if its layout is current or cannot be loaded', async () => {
  const source = 'xml:/templates/1/template.xml';
  server = { '/api/list': writeTemplateListXml([entry(source)]), '/templates/1/template.xml': LAYOUT_XML };
  openRow(source, { generator: '' });
  await applyCurrentLayout(workspace);
  const present = opened();
  await applyCurrentLayout(workspace);
  expect(opened()).toBe(present);
  server = {};
  const alone = openRow(source, { generator: '' });
  await expect(applyCurrentLayout(workspace)).rejects.toThrow();
  expect(opened()).toBe(alone);
});
