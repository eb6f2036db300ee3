import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** File in the data folder with the address of its server, for the command line on the same machine. */
const ADDRESS_FILE = 'address';

/** Hosts that stand for all addresses of the machine, and the address to use instead. */
const EVERY_ADDRESS: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };

/** Records the address of a server. If several use the same folder, the last one to start wins. */
export async function writeServerAddress(
  dataFolder: string,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<void> {
  const name = EVERY_ADDRESS[host] ?? (host.includes(':') ? `[${host}]` : host);
  await writeFile(join(dataFolder, ADDRESS_FILE), `http://${name}:${port}\n`);
}

/** Returns the address of the last server that was started on this data folder; undefined if there was none. */
export function readServerAddress(dataFolder: string): string | undefined {
  try {
    const address = readFileSync(join(dataFolder, ADDRESS_FILE), 'utf8').trim();
    return URL.canParse(address) ? address : undefined;
  } catch {
    return undefined;
  }
}
