// `node apps/server/dist/main.js`: starts Muro with the settings of the environment.
import { collectWhenIdle } from './collect-when-idle.ts';
import { keepFilesPrivate } from './private-files.ts';
import { SettingError } from './setting-error.ts';
import { readSettings } from './settings.ts';
import { StartError } from './start-error.ts';
import { type RunningServer, startServer } from './start-server.ts';
import { unknownSettings } from './unknown-settings.ts';

const STOP_MS = 20_000;

async function main(): Promise<void> {
  keepFilesPrivate();
  for (const line of unknownSettings(process.env)) console.error(line);
  const server = await startServer(readSettings(process.env));
  let isStopping = false;
  // A terminal signals npm and this process both, and npm passes its own on: the second one must not cut the stop short.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!isStopping) stop(server);
      isStopping = true;
    });
  }
  collectWhenIdle();
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
