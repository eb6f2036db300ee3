import { rmSync } from 'node:fs';

/**
 * Takes away the data folder of the server that the journeys ran against. The server may still be writing a picture: what it
 * holds on to stays among the temporary files, and that is no fault of a journey.
 */
export default function removeData(): void {
  const folder = process.env.MURO_E2E_DATA;
  if (!folder) return;
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  } catch (error) {
    console.warn(`${folder} stays: ${error instanceof Error ? error.message : error}`);
  }
}
