// `node apps/server/dist/main.js`: starts Muro with the settings of the environment.
import { SettingError } from './setting-error.ts';
import { readSettings } from './settings.ts';
import { type RunningServer, StartError, startServer } from './start-server.ts';

const STOP_MS = 20_000;

async function main(): Promise<void> {
  const server = await startServer(readSettings(process.env));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(server));
  console.log(server.greeting.join('\n')); // whoever waits for this line may stop the server at once
}

function stop(server: RunningServer): void {
  setTimeout(() => process.exit(1), STOP_MS).unref();
  server.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
}

main().catch((error: unknown) => {
  const isKnown = error instanceof SettingError || error instanceof StartError;
  console.error(isKnown ? `Muro cannot start. ${(error as Error).message}` : error);
  process.exit(1);
});
