import { create } from 'zustand';
import { isTyping } from '../../controls/is-typing.ts';
import { transferredFiles } from '../../files/transferred-files.ts';

/** The screen that receives the files dropped or pasted anywhere in the window. */
export interface FileReceiver {
  /** Called when files are first dragged over the window. */
  readonly onOver?: () => void;
  /** Returns the target in the screen for a drop at this point of the window, or for a paste (null). */
  readonly placeAt?: (point: { readonly x: number; readonly y: number } | null) => string | null;
  readonly receive: (files: readonly File[], place: string | null) => void;
}

/** Drag-and-drop state of the window. */
export const useFileTransfers = create(() => ({
  /** True while files are dragged over the window and a screen accepts them. */
  isOver: false,
  /** True after a drop of a folder without photos. */
  isFolderEmpty: false,
}));

let receiver: FileReceiver | null = null;
/** Files that arrived while no screen accepted any; the next receiver gets them. */
let pendingFiles: readonly File[] = [];

/** Passes dropped and pasted files to `next` until the returned function is called, starting with files that are already waiting. */
export function receiveFiles(next: FileReceiver): () => void {
  receiver = next;
  const files = pendingFiles;
  pendingFiles = [];
  if (files.length > 0) next.receive(files, null);
  return () => {
    if (receiver === next) receiver = null;
  };
}

/** Passes files to the current screen. */
export function handOver(files: readonly File[], place: string | null = null): void {
  useFileTransfers.setState({ isFolderEmpty: files.length === 0 });
  if (files.length === 0) return;
  if (receiver) receiver.receive(files, place);
  else pendingFiles = [...pendingFiles, ...files];
}

/**
 * Handles drag and drop and the clipboard for the whole window. The browser would open an unhandled file: in a new tab, or in place of the
 * app, whose state would be lost.
 */
export function watchFileTransfers(): void {
  let isOwnDrag = false;
  let entered: EventTarget | null = null;
  const setOver = (isOver: boolean): void => {
    if (isOver && !useFileTransfers.getState().isOver) receiver?.onOver?.();
    useFileTransfers.setState({ isOver: isOver && receiver !== null });
  };
  const isForeign = ({ dataTransfer, target }: DragEvent): boolean => !isOwnDrag && hasFilesOrLinks(dataTransfer, target);

  window.addEventListener('dragstart', () => {
    isOwnDrag = true;
  });
  window.addEventListener('dragend', () => {
    isOwnDrag = false;
  });
  window.addEventListener('dragenter', (event) => {
    if (!isForeign(event)) return;
    event.preventDefault();
    entered = event.target;
    if (hasFiles(event.dataTransfer)) setOver(true);
  });
  window.addEventListener('dragover', (event) => {
    if (!isForeign(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = hasFiles(event.dataTransfer) && receiver ? 'copy' : 'none';
  });
  window.addEventListener('dragleave', ({ target }) => {
    // The next element is entered before the previous one is left, so only leaving the last entered element leaves the window.
    if (target === entered) setOver(false);
  });
  window.addEventListener('drop', (event) => {
    setOver(false);
    if (!isForeign(event)) return;
    event.preventDefault();
    if (!event.dataTransfer || !hasFiles(event.dataTransfer)) return;
    takeFiles(event.dataTransfer, receiver?.placeAt?.({ x: event.clientX, y: event.clientY }) ?? null);
  });
  window.addEventListener('paste', ({ clipboardData, target }) => {
    // A word processor puts a picture on the clipboard besides the text that is meant for the field.
    const isForField = isTyping(target) && clipboardData?.types.includes('text/plain');
    if (!clipboardData || isForField || !hasFiles(clipboardData)) return;
    takeFiles(clipboardData, receiver?.placeAt?.(null) ?? null);
  });
}

function takeFiles(transfer: DataTransfer, place: string | null): void {
  void transferredFiles(transfer).then((files) => handOver(files, place));
}

function hasFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false;
}

/** True for files and links: the browser would also open a dropped link. In a text field a link counts as text. */
function hasFilesOrLinks(transfer: DataTransfer | null, target: EventTarget | null): boolean {
  return hasFiles(transfer) || (transfer?.types.includes('text/uri-list') === true && !isTyping(target));
}
