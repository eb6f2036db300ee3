const FILE_NAME = 'muro-wall.jpg';

async function toFile(canvas: HTMLCanvasElement): Promise<File | null> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return blob && new File([blob], FILE_NAME, { type: 'image/jpeg' });
}

/** Saves the picture to the downloads of the device. */
export async function downloadPicture(canvas: HTMLCanvasElement): Promise<void> {
  const file = await toFile(canvas);
  if (!file) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = FILE_NAME;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** True if the device can hand a picture to another app. */
export function canShare(): boolean {
  const probe = new File([''], FILE_NAME, { type: 'image/jpeg' });
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [probe] });
}

/** Hands the picture to an app that the person chooses. */
export async function sharePicture(canvas: HTMLCanvasElement, title: string): Promise<void> {
  const file = await toFile(canvas);
  if (!file) return;
  // Refused if the person closes the list of apps.
  await navigator.share({ files: [file], title }).catch(() => undefined);
}
