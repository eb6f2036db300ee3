/** True where the system's window can pick a whole folder; phones and tablets give their photos by their library. */
export function canPickFolders(): boolean {
  return 'webkitdirectory' in HTMLInputElement.prototype && !matchMedia('(pointer: coarse)').matches;
}
