import { useEffect } from 'react';
import { startHeartbeat } from '../saving/heartbeat-runner.ts';
import { startBackgroundUploads } from '../uploads/background-uploads.ts';

/** What runs while the editor is open: the heartbeat, and uploads in the background. */
export function useEditorSession(): void {
  useEffect(startHeartbeat, []);
  useEffect(startBackgroundUploads, []);
}
