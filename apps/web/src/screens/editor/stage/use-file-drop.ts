import { type DragEvent, type RefObject, useState } from 'react';
import { useSession } from '../../../app/session/use-session.ts';
import type { HitAt } from '../../../canvas/CollageCanvas.tsx';

/** Files from the desktop may be dropped anywhere in the editor; on a slot, a single one goes into it. */
export function useFileDrop(hitRef: RefObject<HitAt | null>) {
  const { photos } = useSession();
  const [depth, setDepth] = useState(0);
  const handlers = {
    onDragEnter: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setDepth((known) => known + 1);
    },
    onDragOver: (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    },
    onDragLeave: (event: DragEvent) => {
      if (hasFiles(event)) setDepth((known) => Math.max(0, known - 1));
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setDepth(0);
      const layer = hitRef.current?.(event.clientX, event.clientY).layer;
      void photos.add([...event.dataTransfer.files], layer?.kind === 'photo' ? layer.slot : null);
    },
  };
  return { isDropping: depth > 0, handlers };
}

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes('Files');
}
