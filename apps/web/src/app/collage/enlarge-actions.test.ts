import { type Collage, fit, generateDocument, newCollage, photoLayers, subjectOfFaces } from '@muro/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { photoNamed, rowDesign, PLAIN_TOOLS as tools } from '../../../test/row-collage.ts';
import { pageOf } from '../../state/collage/open-page.ts';
import { openCollage } from '../../state/editor/open-collage.ts';
import { createWorkspace, type Workspace } from '../../state/editor/workspace.ts';
import { applyEnlargeOffer, enlargeOffer } from './enlarge-actions.ts';
import { followPhotos } from './follow-photos.ts';
import { toggleLock } from './preference-actions.ts';

const size = { width: 53, height: 40 };
const context = { size, material: 'POSTER', siblings: [] } as const;
const FIT = {
  ...rowDesign(1),
  size,
  material: 'POSTER',
  generator: 'fit',
  document: generateDocument({ generator: fit, context, values: fit.defaults }),
} as const;

let workspace: Workspace;
const work = () => workspace.work.getState();
const collage = () => openCollage(workspace) as Collage;
const favours = () => Object.values(collage().fills).map(({ photoId, favour = 1 }) => `${photoId} ${favour}`);
const shares = (): number[] => {
  const areas = photoLayers(pageOf(collage())).map(({ card }) => card.width * card.height);
  return areas.map((area) => area / areas.reduce((sum, value) => sum + value, 0));
};

async function place(count: number): Promise<void> {
  const ids = Array.from({ length: count }, (_, index) => `p${index + 1}`);
  work().dispatch({ type: 'add-photos', photos: ids.map(photoNamed) });
  await followPhotos(workspace, ids);
}

beforeEach(() => {
  workspace = createWorkspace();
  work().open(newCollage(FIT, tools), null, tools);
});

describe('a large photo', () => {
  it('is one with faces, gets a larger part of the page, and is one undo step', async () => {
    await place(9);
    work().setSubjects({ p5: subjectOfFaces([{ x: 0.4, y: 0.2, width: 0.2, height: 0.3 }]) ?? { x: 0, y: 0, faces: [] } });
    const before = collage();
    expect(enlargeOffer(workspace, before)).toBe('large');
    applyEnlargeOffer(workspace);
    await vi.waitFor(() => expect(Math.max(...shares())).toBeGreaterThan(0.2), { timeout: 10_000 });
    expect(favours().filter((candidate) => candidate.endsWith(' 4'))).toEqual(['p5 4']);
    const slot = Object.keys(collage().fills).find((name) => collage().fills[name]?.photoId === 'p5');
    const layers = photoLayers(pageOf(collage()));
    expect(shares().indexOf(Math.max(...shares()))).toBe(layers.findIndex((layer) => layer.slot === slot));
    work().undo();
    expect(collage()).toBe(before);
  });

  it('can be made as large as the others again', async () => {
    await place(9);
    applyEnlargeOffer(workspace);
    await vi.waitFor(() => expect(Math.max(...shares())).toBeGreaterThan(0.2), { timeout: 10_000 });
    expect(enlargeOffer(workspace, collage())).toBe('equal');
    applyEnlargeOffer(workspace);
    await vi.waitFor(() => expect(Math.max(...shares())).toBeLessThan(0.15), { timeout: 10_000 });
    expect(favours().every((candidate) => candidate.endsWith(' 1'))).toBe(true);
  });

  it('is offered for three to twelve photos in a layout that follows them, and is never a locked one', async () => {
    await place(2);
    expect(enlargeOffer(workspace, collage())).toBeNull();
    await place(12);
    expect(enlargeOffer(workspace, collage())).toBe('large');
    toggleLock(workspace, 'img1');
    applyEnlargeOffer(workspace);
    expect(favours().findIndex((candidate) => candidate.endsWith(' 4'))).toBeGreaterThan(0);
    work().undo();
    await place(13);
    expect(enlargeOffer(workspace, collage())).toBeNull();
    work().open(newCollage(rowDesign(4), tools), null, tools);
    work().dispatch({ type: 'add-photos', photos: ['a', 'b', 'c', 'd'].map(photoNamed) });
    work().dispatch({ type: 'place-photos', placements: { img1: 'a', img2: 'b', img3: 'c', img4: 'd' } });
    expect(enlargeOffer(workspace, collage())).toBeNull();
  });
});
