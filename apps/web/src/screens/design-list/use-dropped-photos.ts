import { useEffect, useRef, useState } from 'react';

/**
 * Files that are dropped anywhere on the page, or pasted. True while some are held over it.
 *
 * @param onOver  called when the first ones come over it
 */
export function useDroppedPhotos(onFiles: (files: readonly File[]) => void, onOver: () => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useRef(onFiles);
  const prepare = useRef(onOver);
  useEffect(() => {
    take.current = onFiles;
    prepare.current = onOver;
  });
  useEffect(() => {
    let depth = 0;
    const life = new AbortController();
    const { signal } = life;
    const count = (by: number): void => {
      if (depth === 0 && by > 0) prepare.current();
      depth = Math.max(0, depth + by);
      setOver(depth > 0);
    };
    const onDrag = (by: number) => (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      count(by);
    };
    const onDrop = (event: DragEvent): void => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      count(-depth);
      take.current([...(event.dataTransfer?.files ?? [])]);
    };
    const onPaste = ({ clipboardData }: ClipboardEvent): void => {
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0) take.current(files);
    };
    window.addEventListener('dragenter', onDrag(1), { signal });
    window.addEventListener('dragover', onDrag(0), { signal });
    window.addEventListener('dragleave', onDrag(-1), { signal });
    window.addEventListener('drop', onDrop, { signal });
    window.addEventListener('paste', onPaste, { signal });
    return () => life.abort();
  }, []);
  return isOver;
}

function hasFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false;
}
