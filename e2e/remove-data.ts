import { rmSync } from 'node:fs';

/**
 * Takes away the photos of the journeys, and the data folder of the server that they ran against. The server may still be writing a
 * picture: what it holds on to stays among the temporary files, and that is no fault of a journey.
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
