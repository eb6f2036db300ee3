import { canPickFolders } from '../../controls/can-pick-folders.ts';
import { FileButton } from '../../controls/FileButton.tsx';
import { handOver } from '../../state/window/file-transfers.ts';

interface FolderButtonProps {
  /** The window is about to open. */
  readonly onOpen?: () => void;
  readonly children: string;
}

/** Picks all photos of a folder, where the system can: they go where dropped ones go. */
export function FolderButton({ onOpen, children }: FolderButtonProps) {
  if (!canPickFolders()) return null;
  return (
    <FileButton isFolder accept="" variant="plain" onOpen={onOpen} onFiles={handOver}>
      {children}
    </FileButton>
  );
}
