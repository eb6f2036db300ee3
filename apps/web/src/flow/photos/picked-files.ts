import { comparePaths, isHiddenFile, isPhotoOfFolder } from './folder-files.ts';

/** Returns the files picked in the file dialog, without hidden ones; for a whole folder, its pictures folder by folder. */
export function pickedFiles(files: Iterable<File>): readonly File[] {
  const picked = [...files].filter((file) =>
    file.webkitRelativePath ? isPhotoOfFolder({ path: file.webkitRelativePath, type: file.type }) : !isHiddenFile(file.name),
  );
  // Individually picked files keep the order of the file dialog.
  return picked.some(({ webkitRelativePath }) => webkitRelativePath)
    ? picked.sort((a, b) => comparePaths(a.webkitRelativePath, b.webkitRelativePath))
    : picked;
}
