import { comparePaths, isHiddenFile, isPhotoOfFolder } from './folder-files.ts';

/** Returns the files that a person picked in the system's window without hidden ones; of a whole folder, its pictures folder by folder. */
export function pickedFiles(files: Iterable<File>): readonly File[] {
  const picked = [...files].filter((file) =>
    file.webkitRelativePath ? isPhotoOfFolder({ path: file.webkitRelativePath, type: file.type }) : !isHiddenFile(file.name),
  );
  // Files that were picked one by one keep the order in which the window gives them.
  return picked.some(({ webkitRelativePath }) => webkitRelativePath)
    ? picked.sort((a, b) => comparePaths(a.webkitRelativePath, b.webkitRelativePath))
    : picked;
}
