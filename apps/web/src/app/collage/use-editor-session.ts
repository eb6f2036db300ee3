import { useEffect } from 'react';
import { startPrintColours } from '../photos/print-colours.ts';
import { startHeartbeat } from '../saving/heartbeat-runner.ts';
import { startBackgroundUploads } from '../uploads/background-uploads.ts';

/** What runs while the editor is open: the heartbeat, uploads in the background, and the colours that come back from them. */
export function useEditorSession(): void {
  useEffect(startHeartbeat, []);
  useEffect(startBackgroundUploads, []);
  useEffect(startPrintColours, []);
}
