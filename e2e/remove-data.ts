import { rmSync } from 'node:fs';

/** Takes away the data folder of the server that the journeys ran against; it may still be writing its last picture. */
export default function removeData(): void {
  if (process.env.MURO_E2E_DATA) rmSync(process.env.MURO_E2E_DATA, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
}
