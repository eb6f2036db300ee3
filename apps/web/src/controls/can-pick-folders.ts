/** True if the system's file dialog can pick a whole folder; phones and tablets offer their photo library instead. */
export function canPickFolders(): boolean {
  return 'webkitdirectory' in HTMLInputElement.prototype && !matchMedia('(pointer: coarse)').matches;
}
