import { headLength } from '@muro/domain';

/** Whether a chosen file is still there and unchanged: its first bytes are read. [INGEST-12] [UPLOAD-05] */
export async function isReadableFile(file: Blob | null): Promise<boolean> {
  if (!file) return false;
  try {
    await file.slice(0, headLength(file.size)).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
