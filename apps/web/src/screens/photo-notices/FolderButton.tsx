import { canPickFolders } from '../../controls/can-pick-folders.ts';
import { FileButton } from '../../controls/FileButton.tsx';
import { handOver } from '../../state/window/file-transfers.ts';

interface FolderButtonProps {
  /** Called just before the file dialog opens. */
  readonly onOpen?: () => void;
  readonly children: string;
}

/** Picks all photos of a folder, if the system supports it; they are handled like dropped files. */
export function FolderButton({ onOpen, children }: FolderButtonProps) {
  if (!canPickFolders()) return null;
  return (
    <FileButton isFolder accept="" variant="plain" onOpen={onOpen} onFiles={handOver}>
      {children}
    </FileButton>
  );
}
