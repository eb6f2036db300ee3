import { type Drawing, type MaterialCode, productOf, rectPath, type SizeCm } from '@muro/domain';
import { createRoot, type Root } from 'react-dom/client';
import type { SmallPictures } from '../../src/canvas/scene.ts';
import { InLanguage } from '../../src/InLanguage.tsx';
import { Room } from '../../src/room/Room.tsx';
import { resetRoom } from '../../src/room/room-choice.ts';
import { OwnWallButton } from '../../src/screens/own-wall/OwnWallButton.tsx';
import { WorkspaceProvider } from '../../src/state/editor/use-workspace.ts';
import { createWorkspace } from '../../src/state/editor/workspace.ts';
import { loadTexts } from '../../src/state/language/text-store.ts';
import { copyServerMeta } from './copy-server-meta.ts';

const NO_PHOTOS: SmallPictures = {
  load: async () => null,
  canLoad: () => false,
  nameOf: () => '',
  onRenewed: () => () => undefined,
  placeholderFor: () => null,
};

/** Other sizes that the room offers. */
const SIZES: readonly SizeCm[] = [
  { width: 40, height: 30 },
  { width: 70, height: 50 },
  { width: 100, height: 70 },
];

export interface ShownRoom {
  readonly container: HTMLElement;
  /** Shows a piece of another size in the same room. */
  readonly show: (size: SizeCm, material?: MaterialCode) => void;
  readonly close: () => void;
}

/** Shows a room of this size in the page, with one piece. */
export async function showRoom(box: { readonly widthPx: number; readonly heightPx: number }, size: SizeCm): Promise<ShownRoom> {
  await Promise.all([loadTexts('es'), copyServerMeta()]);
  resetRoom();
  const container = document.createElement('main');
  Object.assign(container.style, { width: `${box.widthPx}px`, height: `${box.heightPx}px` });
  document.body.append(container);
  const root: Root = createRoot(container);
  const workspace = createWorkspace();
  const show: ShownRoom['show'] = (trim, material = 'CANVAS2CM') => {
    const product = productOf(trim, material);
    const label = `Misura, ${trim.width} x ${trim.height} cm`;
    const piece = { product, drawing: paper(product.sheet), photos: NO_PHOTOS, label };
    root.render(
      <InLanguage>
        <WorkspaceProvider value={workspace}>
          <Room {...piece} sizes={SIZES} tools={<OwnWallButton {...piece} />} />
        </WorkspaceProvider>
      </InLanguage>,
    );
  };
  show(size);
  const close = (): void => {
    root.unmount();
    workspace.reader.release();
    container.remove();
    resetRoom();
  };
  return { container, show, close };
}

function paper(sheet: Drawing['sheet']): Drawing {
  return { sheet, ops: [{ op: 'fill', path: rectPath(sheet), color: '#cc8844', alpha: 1 }] };
}
