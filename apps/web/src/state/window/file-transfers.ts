import { create } from 'zustand';
import { isTyping } from '../../controls/is-typing.ts';
import { transferredFiles } from '../../files/transferred-files.ts';

/** Takes the files that are dropped or pasted anywhere in the window: the screen that is shown. */
export interface FileReceiver {
  /** Called when files begin to be held over the window. */
  readonly onOver?: () => void;
  /** The place in the screen that a drop at this point of the window, or a paste (null), is meant for. */
  readonly placeAt?: (point: { readonly x: number; readonly y: number } | null) => string | null;
  readonly receive: (files: readonly File[], place: string | null) => void;
}

/** State of drag and drop for the window. */
export const useFileTransfers = create(() => ({
  /** Files are held over the window, and a screen takes them. */
  isOver: false,
  /** A folder was given that has no photos in it. */
  isFolderEmpty: false,
}));

let receiver: FileReceiver | null = null;
/** Files that came while no screen took any: the next one that does gets them. */
let waiting: readonly File[] = [];

/** Gives dropped and pasted files to `next` until the returned function is called; files that wait already come first. */
export function receiveFiles(next: FileReceiver): () => void {
  receiver = next;
  const files = waiting;
  waiting = [];
  if (files.length > 0) next.receive(files, null);
  return () => {
    if (receiver === next) receiver = null;
  };
}

/** Hands files over to the screen that takes them now. */
export function handOver(files: readonly File[], place: string | null = null): void {
  useFileTransfers.setState({ isFolderEmpty: files.length === 0 });
  if (files.length === 0) return;
  if (receiver) receiver.receive(files, place);
  else waiting = [...waiting, ...files];
}

/**
 * Watches drag and drop and the clipboard for the whole window. A file that nothing takes would be opened by the browser: in a new
 * tab, or in place of the app, with all that is open there.
 */
export function watchFileTransfers(): void {
  let isOwnDrag = false;
  let entered: EventTarget | null = null;
  const setOver = (isOver: boolean): void => {
    if (isOver && !useFileTransfers.getState().isOver) receiver?.onOver?.();
    useFileTransfers.setState({ isOver: isOver && receiver !== null });
  };
  const isForeign = ({ dataTransfer, target }: DragEvent): boolean => !isOwnDrag && bringsFilesOrLinks(dataTransfer, target);

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
    // The next element is entered before the one before is left: what was entered last is left with the window.
    if (target === entered) setOver(false);
  });
  window.addEventListener('drop', (event) => {
    setOver(false);
    if (!isForeign(event)) return;
    event.preventDefault();
    if (!event.dataTransfer || !hasFiles(event.dataTransfer)) return;
    take(event.dataTransfer, receiver?.placeAt?.({ x: event.clientX, y: event.clientY }) ?? null);
  });
  window.addEventListener('paste', ({ clipboardData, target }) => {
    // A word processor copies a picture along with the text that a field is to get.
    const isForField = isTyping(target) && clipboardData?.types.includes('text/plain');
    if (!clipboardData || isForField || !hasFiles(clipboardData)) return;
    take(clipboardData, receiver?.placeAt?.(null) ?? null);
  });
}

function take(transfer: DataTransfer, place: string | null): void {
  void transferredFiles(transfer).then((files) => handOver(files, place));
}

function hasFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false;
}

/** A link that is dropped would be opened, too; in a field it is text. */
function bringsFilesOrLinks(transfer: DataTransfer | null, target: EventTarget | null): boolean {
  return hasFiles(transfer) || (transfer?.types.includes('text/uri-list') === true && !isTyping(target));
}
