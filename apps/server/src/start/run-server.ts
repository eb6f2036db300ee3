import { loadEnvFile } from '@muro/shop';
import { keepFilesPrivate } from '../files/private-files.ts';
import { openLog } from '../monitoring/open-log.ts';
import { collectWhenIdle } from '../scheduling/collect-when-idle.ts';
import { isConfigurationError } from '../settings/is-configuration-error.ts';
import { nodeAdvice } from '../settings/node-version.ts';
import { readSettings } from '../settings/settings.ts';
import { unknownSettings } from '../settings/unknown-settings.ts';
import { type RunningServer, startServer } from './start-server.ts';

/** Longest time from the end of draining to the end of the process. */
const STOP_MS = 20_000;

const log = openLog();

async function startWithSettings(): Promise<void> {
  keepFilesPrivate();
  const warning = loadEnvFile(process.env);
  const settings = readSettings(process.env);
  log.level = settings.logLevel;
  if (warning) log.warn(warning);
  for (const line of unknownSettings(process.env)) log.warn(line);
  const { stopWhenSignalled } = stopOnSignal(settings.drainMs);
  const server = await startServer(settings, log);
  if (stopWhenSignalled(server)) return;
  collectWhenIdle();
  const advice = nodeAdvice(process.versions.node);
  if (advice) log.warn(advice);
  // A program that waits for these lines may stop the server immediately, so they come last.
  for (const line of server.greeting) log.info(line);
}

/**
 * Stops the server gracefully at the first signal; one that arrives during the start takes effect when the server is ready to stop. Listening
 * begins before the start, because a container ignores a signal to its first process that has no listener.
 */
function stopOnSignal(drainMs: number): { stopWhenSignalled(started: RunningServer): boolean } {
  let isStopping = false;
  let server: RunningServer | null = null;
  // A terminal signals npm and this process both, and npm forwards its own: the second signal must not cut the graceful shutdown short.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      log.info(`Muro received ${signal} and is stopping.`);
      if (server) stop(server, drainMs);
      else setTimeout(exitLate, STOP_MS).unref();
    });
  }
  return {
    stopWhenSignalled(started) {
      server = started;
      if (isStopping) stop(server, drainMs);
      return isStopping;
    },
  };
}

function stop(server: RunningServer, drainMs: number): void {
  setTimeout(exitLate, drainMs + STOP_MS).unref();
  server.stop().then(
    () => {
      log.info('Muro has stopped.');
      process.exit(0);
    },
    (error: unknown) => {
      log.error({ err: error }, 'Muro ends, but its shutdown failed.');
      process.exit(1);
    },
  );
}

function exitLate(): void {
  log.error('Muro ends although work is still under way: its shutdown took too long.');
  process.exit(1);
}

/** Starts the server with the settings of the environment and of the file `.env`; ends the process with one line if that fails. */
export async function runServer(): Promise<void> {
  await startWithSettings().catch((error: unknown) => {
    if (isConfigurationError(error)) log.fatal(`Muro cannot start. ${error.message}`);
    else log.fatal({ err: error }, 'Muro cannot start.');
    process.exit(1);
  });
}
