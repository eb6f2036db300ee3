import { readFile } from 'node:fs/promises';
import {
  type Collage,
  DEFAULT_GENERATOR,
  type Design,
  generateDocument,
  readValues,
  savedCollageOf,
  type Template,
  writeCollageXml,
  writeTemplateListXml,
} from '@muro/domain';
import { type App, loadAppTexts, translator } from '@muro/texts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chosenEntry } from '../../flow/photos/photo-entry.ts';
import { CLOSED_DIALOG } from '../../flow/saving/save-dialog.ts';
import { useAccount } from '../../state/account/account-store.ts';
import { connectNavigator } from '../../state/address/go.ts';
import { useDesign } from '../../state/catalogue/design-store.ts';
import { pageOf } from '../../state/collage/open-page.ts';
import { collageOf, hasUnsavedChanges } from '../../state/collage/work.ts';
import { createWorkspace, type Workspace } from '../../state/editor/workspace.ts';
import { useTextStore } from '../../state/language/text-store.ts';
import { useNavigation } from '../../state/navigation/navigation-store.ts';
import type { Measurement } from '../../state/window/page-views.ts';
import { loadCollage, openWanted } from '../opening/load-collage.ts';
import { createEditorSession, type EditorSession } from './editor-session.ts';

const es = await loadAppTexts('es');

const TEMPLATE: Template = {
  id: '101',
  tags: ['basic'],
  name: 'Basic-Aria',
  width: 50,
  height: 40,
  thumbWidthPx: 200,
  thumbHeightPx: 160,
  materials: ['POSTER'],
  description: '',
  shortInfo: '',
  leftInfo: '',
  source: 'gen:alleven',
  isTileBased: false,
  hasCustomSize: false,
  isCustom: false,
  isMaterialSpecific: false,
  visible: true,
  url: '',
  sizeUrl: '',
  labelUrl: '',
  preset: {},
  children: [],
};

function savedXml(templateId = TEMPLATE.id): string {
  const context = { size: { width: 50, height: 40 }, material: '', siblings: [] } as const;
  const document = generateDocument({ generator: DEFAULT_GENERATOR, context, values: readValues(DEFAULT_GENERATOR, context, {}), seed: 1 });
  const design: Design = { templateId, childTemplateId: '10105', size: context.size, material: '', generator: document.design, document };
  const collage: Collage = {
    design,
    photos: [{ id: '77', name: 'mar.jpg', type: 'COMPUTER', widthPx: 4000, heightPx: 3000 }],
    fills: { img1: { photoId: '77', view: { zoom: 2, focusX: 0.5, focusY: 0.5, quarterTurn: 0 }, effect: '', text: null } },
    texts: {},
    shapeColors: {},
    photoBackgroundColor: '#dcddde',
    photoBorderColorAutomatic: true,
    parked: { fills: {}, texts: {} },
  };
  return writeCollageXml(savedCollageOf(collage, { page: pageOf(collage), photoFiles: { '77': { unique: 'the-key' } } }));
}

/** Converts a bundler URL, which starts at the root of the workspace, to a file URL. */
const fontFile = (address: string) =>
  new URL(`../../../../..${address.slice(address.indexOf('/node_modules/')).replace(/\?.*$/, '')}`, import.meta.url);

type Handler = (fields: URLSearchParams, headers: Headers) => { readonly status?: number; readonly body: unknown } | Promise<never>;

/** The server's handlers by path; a test overrides the ones it needs. */
let server: Record<string, Handler>;
let workspace: Workspace;
let session: EditorSession;
let visited: string[];
let measured: Measurement[];

const signedIn: Handler = () => ({ body: { authenticated: 'true', username: 'ana' } });
const signedOut: Handler = () => ({ body: { authenticated: 'false' } });
const unreachable: Handler = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  visited = [];
  measured = [];
  server = {
    '/api/list': () => ({ body: writeTemplateListXml([TEMPLATE]) }),
    '/api/isAuthenticated': signedIn,
    '/api/load': () => ({ body: { collagexml: savedXml(), editor: '2', collageid: 9, version: 3 } }),
  };
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address.includes('.woff')) return new Response(await readFile(fontFile(address)));
    const handler = server[address.split('?')[0] ?? ''];
    const answer = await handler?.(new URLSearchParams(String(init?.body ?? '')), new Headers(init?.headers));
    const body = typeof answer?.body === 'string' ? answer.body : JSON.stringify(answer?.body);
    return new Response(body, { status: answer ? (answer.status ?? 200) : 404 });
  });
  vi.stubGlobal('window', { history: { state: null, replaceState: (_: unknown, __: string, path: string) => visited.push(path) } });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  connectNavigator({ state: { navigation: {} }, navigate: (path) => visited.push(path) });
  globalThis.dataLayer = measured;
  useDesign.getState().clearCurrent();
  workspace = createWorkspace();
  useDesign.setState({ list: { status: 'waiting' } });
  session = createEditorSession(workspace);
  useNavigation.setState({ state: 'NAVSTATE_EDITOR_LOADING' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  globalThis.dataLayer = undefined;
});

/** Advances fake time past the minute in which a save is retried automatically. */
async function afterMinute<T>(work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  let isDone = false;
  const end = work().finally(() => {
    isDone = true;
  });
  end.catch(() => undefined);
  while (!isDone) {
    await vi.advanceTimersByTimeAsync(500);
    await new Promise(setImmediate);
  }
  vi.useRealTimers();
  return await end;
}

/** Returns the fault in the dialog, once it shows ERROR. */
const faultShown = () =>
  afterMinute(async () => {
    while (session.saveWindow.store.getState().dialog.state !== 'ERROR') await new Promise(setImmediate);
    return session.saveWindow.store.getState().dialog.fault;
  });

const state = () => useNavigation.getState().state;
const work = () => workspace.work.getState();
const dialogIn = (name: string) => expect.poll(() => session.saveWindow.store.getState().dialog.state).toBe(name);

describe('opening a saved collage', () => {
  it('[LOAD-08] [LOAD-13] [ROUTE-26] asks for the session, then opens collage, photos and design', async () => {
    await loadCollage(workspace, '9');
    expect(state()).toBe('NAVSTATE_EDITOR_NORMAL');
    expect(collageOf(work())?.fills.img1).toMatchObject({ photoId: '77', view: { zoom: 2 } });
    expect(work().collageId).toBe('9');
    expect(workspace.photos.entryOf('77')).toMatchObject({ onServer: true, key: 'the-key', src: '/photos/77/web.jpg' });
    expect(useDesign.getState().current?.template.id).toBe('101');
    expect(workspace.stored.now()).toMatchObject({ version: 3, owner: 'ana' });
    expect(hasUnsavedChanges(work())).toBe(false);
  });

  it('[LOAD-09] [LOAD-10] [ROLE-03] [EDST-10] asks to sign in first without a session, then loads it', async () => {
    server['/api/isAuthenticated'] = signedOut;
    await loadCollage(workspace, '9');
    expect(state()).toBe('NAVSTATE_EDITOR_LOGIN_FOR_COLLAGE');
    expect(collageOf(work())).toBe(null);
    useAccount.setState({ username: 'ana' });
    await openWanted(workspace);
    expect(state()).toBe('NAVSTATE_EDITOR_NORMAL');
    expect(work().collageId).toBe('9');
  });

  it('[LOAD-11] a session check that fails leads to the error screen with the reason', async () => {
    useTextStore.setState({ t: translator<App>('es-ES', es) });
    server['/api/isAuthenticated'] = unreachable;
    await loadCollage(workspace, '9');
    expect(visited.map(decodeURIComponent)).toEqual(['/error?error=editor.loadTemplate: El servidor no ha respondido.']);
  });

  it('[LOAD-12] [ERR-04] a collage of a template that is not in the list fails', async () => {
    server['/api/load'] = () => ({ body: { collagexml: savedXml('999'), editor: '2' } });
    await loadCollage(workspace, '9');
    expect(visited.map(decodeURIComponent)).toEqual(["/error?error=ModelService.load():Couldn't find template"]);
    expect(work().history).toBe(null);
  });

  it('[ERR-03] [L10N-02] an answer without collage data fails with the words of the specification', async () => {
    server['/api/load'] = () => ({ body: { editor: '2' } });
    await loadCollage(workspace, '9');
    expect(visited.map(decodeURIComponent)).toEqual([
      '/error?error=ModelService.load():De collage gegevens waren niet beschikbaar tijdens het laden',
    ]);
  });

  it.each(['<!DOCTYPE x><collage/>', '<collage><pages>', 'no XML at all', '<collage/>'])(
    '[ERR-02] a collage with broken XML is reported as unparsable: %s',
    async (collagexml) => {
      server['/api/load'] = () => ({ body: { collagexml, editor: '2' } });
      await loadCollage(workspace, '9');
      expect(visited.map(decodeURIComponent)).toEqual(["/error?error=ModelService.load():Couldn't parse the xml data"]);
      expect(work().history).toBe(null);
    },
  );

  it('broken XML, an unknown collage and one of another account end on the error screen, not on a blank page', async () => {
    for (const answer of [
      { body: { collagexml: '<!DOCTYPE x><collage/>', editor: '2' } },
      { status: 404, body: { error: 'ERROR_NOT_FOUND', msg: 'No' } },
    ]) {
      visited = [];
      server['/api/load'] = () => answer;
      await loadCollage(workspace, '9');
      expect(visited).toHaveLength(1);
      expect(visited[0]).toContain('ModelService.load()');
    }
  });

  it('a session that ends before the load asks to sign in', async () => {
    server['/api/load'] = () => ({ status: 401, body: { error: 'ERROR_NOT_SIGNED_IN', msg: 'Sign in' } });
    await loadCollage(workspace, '9');
    expect(state()).toBe('NAVSTATE_EDITOR_LOGIN_FOR_COLLAGE');
  });
});

describe('saving the open collage', () => {
  const sent: { fields: URLSearchParams; attempt: string | null }[] = [];
  const stored =
    (body: object): Handler =>
    (fields, headers) => {
      sent.push({ fields, attempt: headers.get('idempotency-key') });
      return { body };
    };
  beforeEach(async () => {
    await loadCollage(workspace, '9');
    work().dispatch({ type: 'empty-slot', slot: 'img1' });
    sent.length = 0;
  });

  it('[SAVE-07] [SAVE-13] [HCALL-10] posts the collage under its number; only the answer clears the unsaved mark', async () => {
    server['/api/save'] = (fields, headers) => {
      expect(hasUnsavedChanges(work())).toBe(true);
      return stored({ collageid: 9, version: 4 })(fields, headers);
    };
    expect(await session.saving.save({ isForOrder: false })).toMatchObject({ collageId: '9', version: 4 });
    expect(Object.fromEntries(sent[0]?.fields ?? [])).toMatchObject({
      collageid: '9',
      baseversion: '3',
      fororder: 'false',
      templateid: '10105',
      editor: '2',
    });
    expect(sent[0]?.fields.get('collagexml')).toContain('<photo id="77"');
    expect(hasUnsavedChanges(work())).toBe(false);
    expect(workspace.stored.now().version).toBe(4);
  });

  it('[SAVE-12] [SAVE-13] a new collage has no number until a save returns one; the address then shows it', async () => {
    const collage = collageOf(work()) as Collage;
    const tools = { sizeText: <T>(data: T) => data, defaultTexts: { title: '', subtitle: '' } };
    work().open(collage, null, tools);
    server['/api/save'] = stored({ collageid: 12, version: 1 });
    await session.saving.save({ isForOrder: false });
    expect(sent[0]?.fields.has('collageid')).toBe(false);
    expect(work().collageId).toBe('12');
    expect(visited).toEqual(['#/editar/12']);
    await session.saving.save({ isForOrder: true });
    expect(Object.fromEntries(sent[1]?.fields ?? [])).toMatchObject({ collageid: '12', baseversion: '1', fororder: 'true' });
  });

  it('[ERRP-01] [ERRP-02] [ERRP-03] [PV-06] a refused save is rejected and reported, and the editor stays as it was', async () => {
    server['/api/save'] = () => ({ status: 507, body: { error: 'ERROR_NO_SPACE', msg: 'No space left' } });
    const before = collageOf(work());
    await expect(session.saving.save({ isForOrder: false })).rejects.toThrow("Couldn't save: No space left");
    expect(measured).toContainEqual({ event: 'save error', message: "Couldn't save: No space left" });
    expect(collageOf(work())).toBe(before);
    expect(work()).toMatchObject({ isSaving: false, collageId: '9' });
    expect(hasUnsavedChanges(work())).toBe(true);
  });

  it('a save without an answer is sent again under the same name before anything newer, so it is stored once', async () => {
    server['/api/save'] = (fields, headers) => {
      stored({})(fields, headers);
      return Promise.reject(new TypeError('Failed to fetch'));
    };
    await expect(afterMinute(() => session.saving.save({ isForOrder: false }))).rejects.toThrow("Couldn't save: lost");
    const tries = sent.length;
    expect(tries).toBeGreaterThan(3);
    server['/api/save'] = stored({ collageid: 9, version: 4 });
    await session.saving.save({ isForOrder: false });
    expect(new Set(sent.map(({ attempt }) => attempt))).toEqual(new Set([sent[0]?.attempt]));
    expect(sent).toHaveLength(tries + 1);
    expect(sent[0]?.attempt).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
    work().undo();
    await session.saving.save({ isForOrder: false });
    expect(sent).toHaveLength(tries + 2);
    expect(sent.at(-1)?.attempt).not.toBe(sent[0]?.attempt);
    expect(sent.at(-1)?.fields.get('baseversion')).toBe('4');
  });

  const newer: Handler = () => ({ status: 409, body: { error: 'ERROR_NEWER_VERSION', msg: 'Newer', version: 8 } });

  it('a collage with a newer version elsewhere is saved as a new one, which is then open', async () => {
    server['/api/save'] = newer;
    session.saveWindow.open('');
    await dialogIn('ERROR');
    expect(session.saveWindow.store.getState().dialog.fault?.kind).toBe('newer');
    server['/api/save'] = stored({ collageid: 33, version: 1 });
    session.saveWindow.send({ type: 'save-as-new' });
    await dialogIn('SAVED');
    expect(sent.at(-1)?.fields.has('collageid')).toBe(false);
    expect(sent.at(-1)?.fields.has('baseversion')).toBe(false);
    expect(work().collageId).toBe('33');
    expect(workspace.stored.now().version).toBe(1);
    expect(visited.at(-1)).toMatch(/\/33$/);
    expect(hasUnsavedChanges(work())).toBe(false);
    work().undo();
    await session.saving.save({ isForOrder: false });
    expect(Object.fromEntries(sent.at(-1)?.fields ?? [])).toMatchObject({ collageid: '33', baseversion: '1' });
  });

  it('a new collage beside a newer version is stored once even if the answer was lost', async () => {
    server['/api/save'] = newer;
    session.saveWindow.open('');
    await dialogIn('ERROR');
    server['/api/save'] = (fields, headers) => {
      stored({})(fields, headers);
      return Promise.reject(new TypeError('Failed to fetch'));
    };
    session.saveWindow.send({ type: 'save-as-new' });
    expect(await faultShown()).toEqual({ kind: 'lost' });
    server['/api/save'] = stored({ collageid: 33, version: 1 });
    session.saveWindow.send({ type: 'retry' });
    await dialogIn('SAVED');
    expect(work().collageId).toBe('33');
    const attempts = sent.filter(({ fields }) => !fields.has('collageid')).map(({ attempt }) => attempt);
    expect(new Set(attempts).size).toBe(1);
    expect(sent.at(-1)?.attempt).toBe(attempts[0]);
  });

  it('[SDLG-06] [SDLG-07] [SDLG-16] the dialog checks the account and saves', async () => {
    server['/api/save'] = stored({ collageid: 9, version: 4 });
    session.saveWindow.open('');
    await dialogIn('SAVED');
    expect(sent).toHaveLength(1);
  });

  it('closing the window while the account is checked saves nothing', async () => {
    let answer: (body: never) => void = () => undefined;
    server['/api/isAuthenticated'] = () => new Promise<never>((resolve) => (answer = resolve));
    session.saveWindow.open('');
    session.saveWindow.leave();
    answer({ body: { authenticated: 'true', username: 'ana' } } as never);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(session.saveWindow.store.getState().dialog.state).toBe('CHECKING');
    expect(sent).toHaveLength(0);
  });

  it('[SDLG-10] a lost server is reported, and retry continues when it is back', async () => {
    server['/api/isAuthenticated'] = unreachable;
    session.saveWindow.open('');
    expect(await faultShown()).toEqual({ kind: 'lost' });
    server['/api/isAuthenticated'] = signedIn;
    server['/api/save'] = stored({ collageid: 9, version: 4 });
    session.saveWindow.send({ type: 'retry' });
    await dialogIn('SAVED');
  });

  it('another person who signed in meanwhile does not save it', async () => {
    server['/api/isAuthenticated'] = () => ({ body: { authenticated: 'true', username: 'bea' } });
    session.saveWindow.open('');
    await dialogIn('LOGIN');
    expect(session.saveWindow.store.getState().dialog.note).toBe('other-account');
    expect(sent).toHaveLength(0);
  });

  /** Adds photos to the tray whose bytes the server already has. */
  function bringLocal(numbers: Readonly<Record<string, string>>): readonly Blob[] {
    const original = { widthPx: 4000, heightPx: 3000 };
    const files = Object.entries(numbers).map(([id, number]) => {
      const file = new Blob([id]);
      const uploaded = { id: number, src: `/photos/${number}/web.jpg`, owner: 'ana', atMs: Date.now() };
      workspace.photos.put([{ ...chosenEntry(id, file, `${id}.jpg`), original, key: `key of ${id}`, uploaded }]);
      work().dispatch({ type: 'add-photos', photos: [{ id, name: `${id}.jpg`, type: 'COMPUTER', ...original }] });
      return file;
    });
    return files;
  }
  const idsOf = (collage: Collage | null) => collage?.photos.map(({ id }) => id);

  it('[UPLOAD-02] [UPLOAD-03] photos keep file and name until the server has the collage; then every step of it has its numbers', async () => {
    const [file] = bringLocal({ 'local-1': '501' });
    server['/api/save'] = () => ({ status: 507, body: { error: 'ERROR_NO_SPACE', msg: 'No space left' } });
    await expect(session.saving.save({ isForOrder: false })).rejects.toThrow();
    expect(workspace.photos.entryOf('local-1')).toMatchObject({ onServer: false, file });
    expect(idsOf(collageOf(work()))).toEqual(['77', 'local-1']);

    server['/api/save'] = stored({ collageid: 9, version: 4 });
    await session.saving.save({ isForOrder: false });
    const xml = sent[0]?.fields.get('collagexml');
    expect(xml).toContain('<photo id="501"');
    expect(xml).toContain('key of local-1');
    expect(xml).not.toContain('id="local-1"');
    expect(workspace.photos.entryOf('local-1')).toBe(undefined);
    expect(workspace.photos.entryOf('501')).toMatchObject({ onServer: true, file: null, src: '/photos/501/web.jpg', origin: 'local-1' });
    expect(hasUnsavedChanges(work())).toBe(false);
    work().dispatch({ type: 'remove-photos', photoIds: ['501'] });
    expect(hasUnsavedChanges(work())).toBe(true);
    work().undo();
    expect(idsOf(collageOf(work()))).toEqual(['77', '501']);
    expect(hasUnsavedChanges(work())).toBe(false);
  });

  it('two files of the same bytes are one photo once the collage is saved', async () => {
    bringLocal({ 'local-1': '501', 'local-2': '501', 'local-3': '77' });
    server['/api/save'] = stored({ collageid: 9, version: 4 });
    await session.saving.save({ isForOrder: false });
    expect(idsOf(collageOf(work()))).toEqual(['77', '501']);
    expect([workspace.photos.entryOf('local-2'), workspace.photos.entryOf('local-3')]).toEqual([undefined, undefined]);
    expect(hasUnsavedChanges(work())).toBe(false);
  });

  it('[SAVE-14] [SDLG-42] a new collage clears page, design, number and photos, and leads to the list', () => {
    session.saveWindow.store.setState({ dialog: { ...CLOSED_DIALOG, state: 'SAVED' } });
    session.saveWindow.send({ type: 'new-collage' });
    expect(work()).toMatchObject({ history: null, collageId: null });
    expect(useDesign.getState().current).toBe(null);
    expect(workspace.photos.entryOf('77')).toBe(undefined);
    expect(visited).toEqual(['/eleccion/']);
  });
});
