import { headLength } from '@muro/domain';

/** True if a chosen file still exists unchanged: reads its first bytes. [INGEST-12] [UPLOAD-05] */
export async function isReadableFile(file: Blob | null): Promise<boolean> {
  if (!file) return false;
  try {
    await file.slice(0, headLength(file.size)).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
