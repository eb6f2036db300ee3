import { useEffect } from 'react';
import { PHOTO_STATES } from '../../flow/photos/photo-entry.ts';
import { logEvent } from '../navigate/page-views.ts';
import { type PhotoLibrary, usePhotoLibrary } from '../photos/photo-library.ts';
import { startHeartbeat } from '../saving/heartbeat-runner.ts';
import { startBackgroundUploads } from '../uploads/background-uploads.ts';

/** What runs while the editor is open: the heartbeat, uploads in the background, the count of photos that could not be loaded. */
export function useEditorSession(): void {
  useEffect(startHeartbeat, []);
  useEffect(startBackgroundUploads, []);
  useEffect(() => usePhotoLibrary.subscribe(reportFailures), []);
}

/** [PV-08] */
export function reportFailures(now: PhotoLibrary, before: PhotoLibrary): void {
  for (const entry of Object.values(now.entries)) {
    const wasFailed = before.entries[entry.id]?.state === PHOTO_STATES.ERROR;
    if (entry.state !== PHOTO_STATES.ERROR || wasFailed) continue;
    logEvent('photo loading error', { file_size: entry.sizeBytes, error: entry.error ?? '' });
  }
}
