import { rmSync } from 'node:fs';

/**
 * Deletes the photos of the journeys and the data folder of their server. The server may still be writing a picture; files that it keeps
 * open stay in the temporary folder, without failing the run.
 */
export default function removeData(): void {
  for (const folder of [process.env.MURO_TEST_PHOTOS, process.env.MURO_TEST_DATA]) {
    if (!folder) continue;
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
    } catch (error) {
      console.warn(`${folder} stays: ${error instanceof Error ? error.message : error}`);
    }
  }
}
