import { rmSync } from 'node:fs';

/** Takes away the data folder of the server that the journeys ran against. */
export default function removeData(): void {
  if (process.env.MURO_E2E_DATA) rmSync(process.env.MURO_E2E_DATA, { recursive: true, force: true });
}
