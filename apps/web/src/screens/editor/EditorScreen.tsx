import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { enterEditor } from '../../app/collage/enter-editor.ts';
import { useOpenCollage } from '../../app/collage/open-collage.ts';
import { pageOf } from '../../app/collage/open-page.ts';
import { useWork } from '../../app/collage/work-store.ts';
import { useDraftOffers } from '../../app/drafts/draft-offers.ts';
import { useText } from '../../app/locale/text-store.ts';
import { adoptPhotos } from '../../app/photos/photo-library.ts';
import { useWindowWidthPx } from '../../app/use-window-size.ts';
import { MOBILE_PX } from '../../app/viewport.ts';
import type { HitAt } from '../../canvas/CollageCanvas.tsx';
import { EditorOffers } from '../draft-offers/EditorOffers.tsx';
import { KeepingNotice } from '../draft-offers/KeepingNotice.tsx';
import { NewerDraft } from '../draft-offers/NewerDraft.tsx';
import { PhotoChooser } from './chooser/PhotoChooser.tsx';
import { EditorHeader } from './EditorHeader.tsx';
import { EditorKeys } from './EditorKeys.tsx';
import { EditorLoading } from './EditorLoading.tsx';
import styles from './EditorScreen.module.css';
import { LeaveGuard } from './LeaveGuard.tsx';
import { MobileBar } from './MobileBar.tsx';
import { KeysHelp } from './menu/KeysHelp.tsx';
import { SideMenu } from './menu/SideMenu.tsx';
import { LastDone, Notices } from './Notices.tsx';
import { PhotoEditDialog } from './photo-edit/PhotoEditDialog.tsx';
import { PhotoTextDialog } from './photo-text/PhotoTextDialog.tsx';
import { SaveDialog } from './save/SaveDialog.tsx';
import { SlotMenu } from './slots/SlotMenu.tsx';
import { DragGhost } from './stage/DragGhost.tsx';
import { Stage } from './stage/Stage.tsx';
import { TouchHelp } from './stage/TouchHelp.tsx';
import { useFileDrop } from './stage/use-file-drop.ts';
import { TitleDialog } from './title/TitleDialog.tsx';
import { MissingNotice } from './tray/MissingNotice.tsx';
import { Tray } from './tray/Tray.tsx';

/** Step 3: the collage on its wall, with everything to fill it. */
export function EditorScreen() {
  const { savedcollageid: addressId = null } = useParams();
  const photos = useOpenCollage((collage) => collage.photos);
  const isAsked = useDraftOffers((store) => store.isAskedInEditor);
  const [fault, setFault] = useState<Error | null>(null);
  useEffect(() => {
    enterEditor(addressId).catch((error: unknown) => setFault(error instanceof Error ? error : new Error(String(error))));
  }, [addressId]);
  useEffect(() => {
    if (photos) adoptPhotos(photos);
  }, [photos]);
  // The route's error element is the one place where an editor that cannot open ends.
  if (fault) throw fault;
  return (
    <main className={styles.editor} tabIndex={-1} aria-busy={!photos && !isAsked}>
      {photos ? <Work /> : <Nothing isAsked={isAsked} />}
      <SaveDialog />
    </main>
  );
}

/** No collage is open yet: one is coming, or the person is asked which. */
function Nothing({ isAsked }: { readonly isAsked: boolean }) {
  return isAsked ? <EditorOffers /> : <EditorLoading />;
}

/** Everything round an open collage. */
function Work() {
  const t = useText();
  const page = useOpenCollage(pageOf);
  const workNumber = useWork((work) => work.workNumber);
  const isMobile = useWindowWidthPx() < MOBILE_PX;
  const hitRef = useRef<HitAt | null>(null);
  const { isDropping, handlers } = useFileDrop(hitRef);
  if (!page) return null;
  return (
    <div className={styles.work} {...handlers}>
      {!isMobile && <SideMenu page={page} isPanel={false} />}
      <div className={styles.middle}>
        {isMobile && (
          <div className={styles.line}>
            <EditorHeader />
          </div>
        )}
        <div className={styles.wall}>
          <Stage page={page} hitRef={hitRef} />
          <TouchHelp />
        </div>
        <div className={styles.shelf}>
          <div className={styles.news}>
            <MissingNotice key={workNumber} />
            <Notices />
            <KeepingNotice />
          </div>
          <Tray hitRef={hitRef} />
          <LastDone />
        </div>
        {isMobile && <MobileBar />}
        {isMobile && <SideMenu page={page} isPanel />}
      </div>
      {isDropping && (
        <div className={styles.drop}>
          <p>{t('dropHere')}</p>
        </div>
      )}
      <SlotMenu />
      <PhotoChooser />
      <PhotoEditDialog page={page} />
      <PhotoTextDialog page={page} />
      <TitleDialog page={page} />
      <DragGhost />
      <EditorKeys />
      <KeysHelp />
      <LeaveGuard />
      <NewerDraft />
    </div>
  );
}
