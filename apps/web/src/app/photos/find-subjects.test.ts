import { newCollage, type PhotoSubject } from '@muro/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PLAIN_TOOLS, photoNamed, rowDesign } from '../../../test/row-collage.ts';
import { chosenEntry } from '../../flow/photos/photo-entry.ts';
import { openCollage } from '../../state/editor/open-collage.ts';
import { createWorkspace, type Workspace } from '../../state/editor/workspace.ts';
import { findSubjectsOfAll } from './find-subjects.ts';

const SUBJECT: PhotoSubject = { x: 0.5, y: 0.2, faces: [{ x: 0.4, y: 0.1, width: 0.2, height: 0.2 }] };
const IDS = ['p1', 'p2', 'p3'];

/** Pending requests of the finder by picture; the test answers them. */
let requests: { readonly picture: Blob; answer(subject: PhotoSubject | null): void }[];
let ended: number;
let workspace: Workspace;
let stop: () => void;

/** Opens work that began with photos, none of which has been read. */
function begin(): void {
  requests = [];
  ended = 0;
  const find = (picture: Blob): Promise<PhotoSubject | null> => new Promise((answer) => requests.push({ picture, answer }));
  workspace = { ...createWorkspace(), subjects: { find, end: () => (ended += 1) } };
  workspace.work.getState().open(newCollage(rowDesign(1), PLAIN_TOOLS), null, PLAIN_TOOLS);
  workspace.reading.begin(IDS.length);
  workspace.photos.put(IDS.map((id) => chosenEntry(id, new Blob([id]), `${id}.jpg`)));
  workspace.work.getState().dispatch({ type: 'add-photos', photos: IDS.map(photoNamed) });
}

function read(id: string): void {
  const original = { widthPx: 4000, heightPx: 3000 };
  const header = {
    kind: 'jpeg',
    components: 3,
    sizeBytes: 9,
    original,
    key: id,
    suggestedRotation: 0,
    takenMs: null,
    zoneMin: null,
  } as const;
  workspace.photos.applyEvent(id, { type: 'header', ...header });
  workspace.photos.applyEvent(id, { type: 'image', web: new Blob([`web ${id}`]), webSize: original, thumbUrl: `blob:${id}` });
  workspace.reading.end();
}

/** Gives the last answer and waits until it has been processed. */
async function answer(subject: PhotoSubject | null): Promise<void> {
  requests.at(-1)?.answer(subject);
  await Promise.resolve();
  await Promise.resolve();
}
const withSubject = () => openCollage(workspace)?.photos.flatMap(({ id, subject }) => (subject ? [id] : []));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  begin();
  stop = findSubjectsOfAll(workspace);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('the search for subjects while designs are shown', () => {
  it('waits until all photos are read', async () => {
    read('p1');
    read('p2');
    expect(requests).toHaveLength(0);
    read('p3');
    expect(requests).toHaveLength(1);
    expect(await requests[0]?.picture.text()).toBe('web p1');
  });

  it('searches one photo after another, even if no open design crops it', async () => {
    for (const id of IDS) read(id);
    expect(requests).toHaveLength(1);
    await answer(SUBJECT);
    expect(requests).toHaveLength(2);
    await answer(null);
    await answer(SUBJECT);
    expect(requests).toHaveLength(3);
    expect(withSubject()).toEqual(['p1', 'p3']);
    expect(workspace.work.getState().history?.past).toHaveLength(1);
  });

  it('reports results in batches, because each batch repaints all designs', async () => {
    for (const id of IDS) read(id);
    await answer(SUBJECT);
    const first = withSubject();
    await answer(SUBJECT);
    expect(withSubject()).toEqual(first);
    vi.advanceTimersByTime(2000);
    await answer(SUBJECT);
    expect(withSubject()).toEqual(IDS);
  });

  it('reports its results and ends its worker when it ends', async () => {
    for (const id of IDS) read(id);
    await answer(SUBJECT);
    await answer(SUBJECT);
    stop();
    expect(withSubject()).toEqual(['p1', 'p2']);
    expect(ended).toBe(1);
    await answer(SUBJECT);
    expect(requests).toHaveLength(3);
  });
});
