import { refreshAccount, useAccount } from '../../state/account/account-store.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { connectWindows } from '../../state/navigation/navigation-store.ts';
import { startBetterLayoutOffers } from '../collage/offer-better-layout.ts';
import { startAutosave } from '../drafts/start-autosave.ts';
import { findSubjects } from '../photos/find-subjects.ts';
import { createPictures, retryRefusedPhotos, retryServerPhotos } from '../photos/photo-pictures.ts';
import { createPrintColours } from '../photos/print-colours.ts';
import { createSaveWindow, type SaveWindow, saveVersionOf } from '../saving/save-window.ts';
import { createSaving } from '../saving/saving.ts';
import { createServicePhotos } from '../social/service-photos.ts';
import { leaveSocial } from '../social/social-account.ts';
import { createUploads, type Uploads } from '../uploads/background-uploads.ts';
import { startHeartbeat, visitOf } from '../uploads/heartbeat.ts';
import { createUploadPorts } from '../uploads/upload-ports.ts';
import { createSessionCommands } from './session-commands.ts';

export type EditorSession = ReturnType<typeof createEditorSession>;

/**
 * Everything that runs for a workspace while the editor is open: drafts, heartbeat, uploads, print colours, pictures and saving. Created
 * when the editor is entered; two sessions share nothing.
 */
export function createEditorSession(workspace: Workspace) {
  const { reader, layouts } = workspace;
  const life = new AbortController();
  const { signal } = life;
  const visit = visitOf(workspace);
  const pictures = createPictures(workspace, signal);
  const fetchColours = createPrintColours(workspace, signal);
  const ports = createUploadPorts({ workspace, visitId: () => visit.beat.session, onArrived: fetchColours });
  const uploads = createUploads({ workspace, ports, visit, signal });
  const saving = createSaving({ workspace, ports, pictures, uploads });
  const saveWindow = createSaveWindow({ workspace, saving, signal });
  const servicePhotos = createServicePhotos({ workspace, signal, onEntered: uploads.sync });

  /** @returns ends all timers and requests of the session, a running save, and the workers once they have read the chosen files */
  const begin = (): (() => void) => {
    reader.start();
    layouts.retain();
    startHeartbeat(visit, signal, () => retryServerPhotos(workspace));
    const onOnline = (): void => {
      uploads.retry(null);
      retryServerPhotos(workspace);
    };
    window.addEventListener('online', onOnline, { signal });
    const ends = [
      useAccount.subscribe(({ username }, before) => {
        if (username !== null && username !== before.username) retryRefusedPhotos(workspace);
      }),
      startAutosave(workspace),
      startBetterLayoutOffers(workspace),
      connectSaveWindow(saveWindow, uploads),
      saveWindow.leave,
      () => life.abort(),
      () => leaveSocial(workspace),
      reader.release,
      layouts.release,
      findSubjects(workspace),
    ];
    fetchColours();
    uploads.sync();
    void refreshAccount(signal).then(uploads.sync, () => undefined);
    return () => {
      for (const end of ends) end();
    };
  };

  const commands = createSessionCommands(workspace, uploads, signal);
  return { begin, ...commands, uploads, saving, saveWindow, servicePhotos, pictures, signal };
}

/** Opens and closes the save dialog with the navigation states; uploads pause during a save and continue after it. */
function connectSaveWindow(saveWindow: SaveWindow, uploads: Uploads): () => void {
  return connectWindows((now, before) => {
    const [version, versionBefore] = [saveVersionOf(now), saveVersionOf(before)];
    if (version === versionBefore) return;
    if (versionBefore !== null) saveWindow.leave();
    if (version !== null) saveWindow.open(version);
    uploads.setHeld(version === '' || version === 'order');
  });
}
