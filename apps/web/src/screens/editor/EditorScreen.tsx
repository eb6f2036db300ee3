import type { Page } from '@muro/domain';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useNewSession } from '../../app/session/use-new-session.ts';
import { SessionProvider, useSession } from '../../app/session/use-session.ts';
import type { HitAt } from '../../canvas/CollageCanvas.tsx';
import { pageOf } from '../../state/collage/open-page.ts';
import { openCollage } from '../../state/editor/open-collage.ts';
import { useDraftOffers, useOpenCollage, useWork, useWorkspace } from '../../state/editor/use-workspace.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { adoptPhotos } from '../../state/photos/photo-library.ts';
import { useEditorShape } from '../../state/window/use-editor-shape.ts';
import { useReceivedFiles } from '../../state/window/use-received-files.ts';
import { AutosaveNotice } from '../draft-offers/AutosaveNotice.tsx';
import { EditorOffers } from '../draft-offers/EditorOffers.tsx';
import { NewerDraft } from '../draft-offers/NewerDraft.tsx';
import { RefusedNotice } from '../photo-notices/RefusedNotice.tsx';
import { PhotoChooser } from './chooser/PhotoChooser.tsx';
import { EditorKeys } from './EditorKeys.tsx';
import { EditorLoading } from './EditorLoading.tsx';
import styles from './EditorScreen.module.css';
import { MobileBar } from './MobileBar.tsx';
import { EditorHeader } from './menu/EditorHeader.tsx';
import { KeysHelp } from './menu/KeysHelp.tsx';
import { MenuStrip } from './menu/MenuStrip.tsx';
import { SideMenu } from './menu/SideMenu.tsx';
import { LastActionNotice, Notices } from './Notices.tsx';
import { PhotoEditDialog } from './photo-edit/PhotoEditDialog.tsx';
import { PhotoTextDialog } from './photo-text/PhotoTextDialog.tsx';
import { SaveDialog } from './save/SaveDialog.tsx';
import { SlotMenu } from './slots/SlotMenu.tsx';
import { CroppingLine } from './stage/CroppingLine.tsx';
import { DragGhost } from './stage/DragGhost.tsx';
import { Stage } from './stage/Stage.tsx';
import { TitleDialog } from './title/TitleDialog.tsx';
import { MissingNotice } from './tray/MissingNotice.tsx';
import { Tray } from './tray/Tray.tsx';
import { useTrayFocus } from './tray/use-tray-focus.ts';
import { TextLossNotice } from './words/TextLossNotice.tsx';

/** Step 3: the collage on its wall, with everything to fill it. */
export function EditorScreen() {
  const workspace = useWorkspace();
  const session = useNewSession();
  const { savedcollageid: addressId = null } = useParams();
  const material = useSearchParams()[0].get('material') ?? '';
  const photos = useOpenCollage((collage) => collage.photos);
  const isAsked = useDraftOffers((store) => store.isAskedInEditor);
  const [fault, setFault] = useState<Error | null>(null);
  useEffect(() => {
    session.enter({ addressId, material }).catch((error: unknown) => setFault(error instanceof Error ? error : new Error(String(error))));
  }, [session, addressId, material]);
  useEffect(() => {
    if (photos) adoptPhotos(workspace.photos, photos);
  }, [workspace, photos]);
  // The route's error element handles an editor that cannot open.
  if (fault) throw fault;
  return (
    <SessionProvider value={session}>
      <main className={styles.editor} tabIndex={-1} aria-busy={!photos && !isAsked}>
        {photos ? <Work /> : <Nothing isAsked={isAsked} />}
        <SaveDialog />
      </main>
    </SessionProvider>
  );
}

/** Shown while no collage is open: the loading state, or the drafts to choose from. */
function Nothing({ isAsked }: { readonly isAsked: boolean }) {
  return isAsked ? <EditorOffers /> : <EditorLoading />;
}

/** The editor around an open collage. */
function Work() {
  const page = useOpenCollage(pageOf);
  const shape = useEditorShape();
  const isPhone = shape === 'narrow' || shape === 'low';
  const hitRef = useRef<HitAt | null>(null);
  useFilesForCollage(hitRef);
  if (!page) return null;
  return (
    <div className={styles.work} data-shape={shape}>
      {shape === 'folded' && <MenuStrip />}
      {!isPhone && <SideMenu page={page} shape={shape} />}
      <div className={styles.middle}>
        {shape === 'narrow' && (
          <div className={styles.line}>
            <EditorHeader />
          </div>
        )}
        <div className={styles.wall}>
          <Stage page={page} hitRef={hitRef} />
          <CroppingLine page={page} />
        </div>
        <TrayArea page={page} hitRef={hitRef} />
        {isPhone && <MobileBar />}
        {isPhone && <SideMenu page={page} shape={shape} />}
      </div>
      <SlotMenu />
      <PhotoChooser />
      <PhotoEditDialog page={page} />
      <PhotoTextDialog page={page} />
      <TitleDialog page={page} />
      <DragGhost />
      <EditorKeys />
      <KeysHelp />
      <NewerDraft />
    </div>
  );
}

/** Accepts files dropped or pasted anywhere: a single file dropped on a slot fills it; a pasted file fills the focused empty slot. */
function useFilesForCollage(hitRef: RefObject<HitAt | null>): void {
  const workspace = useWorkspace();
  const { photos } = useSession();
  useReceivedFiles({
    placeAt: (point) => {
      if (!point) return emptySlotInFocus(workspace);
      const layer = hitRef.current?.(point.x, point.y).layer;
      return layer?.kind === 'photo' ? layer.slot : null;
    },
    receive: (files, place) => void photos.add(files, place),
  });
}

function emptySlotInFocus(workspace: Workspace): string | null {
  const slot = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.slot : undefined;
  return slot !== undefined && !openCollage(workspace)?.fills[slot] ? slot : null;
}

/** The photo tray, and the messages above it. */
function TrayArea({ page, hitRef }: { readonly page: Page; readonly hitRef: RefObject<HitAt | null> }) {
  const workNumber = useWork((work) => work.workNumber);
  const { photos } = useSession();
  const area = useRef<HTMLDivElement>(null);
  useTrayFocus(area);
  return (
    <div ref={area} className={styles.trayArea}>
      <div className={styles.notices}>
        <MissingNotice key={workNumber} />
        <RefusedNotice key={`refused ${workNumber}`} onRemove={photos.remove} />
        <Notices />
        <TextLossNotice page={page} />
        <AutosaveNotice />
      </div>
      <Tray hitRef={hitRef} />
      <LastActionNotice />
    </div>
  );
}
