import { useEffect, useRef } from 'react';
import { type FileReceiver, receiveFiles } from './file-transfers.ts';

/** Handles files dropped on the window or pasted while the component is mounted. */
export function useReceivedFiles(receiver: FileReceiver): void {
  const latest = useRef(receiver);
  useEffect(() => {
    latest.current = receiver;
  });
  useEffect(
    () =>
      receiveFiles({
        onOver: () => latest.current.onOver?.(),
        placeAt: (point) => latest.current.placeAt?.(point) ?? null,
        receive: (files, place) => latest.current.receive(files, place),
      }),
    [],
  );
}
