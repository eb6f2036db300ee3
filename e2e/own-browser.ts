import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type LaunchOptions } from '@playwright/test';

/** A browser with a profile on disk that can be killed and restarted. */
export interface OwnBrowser {
  /** Folder of its profile. */
  readonly profile: string;
  start(): Promise<BrowserContext>;
  /** Kills all its processes at once, as a crash or a power failure does. */
  kill(): Promise<void>;
  /** Closes it and deletes its profile. */
  end(): Promise<void>;
}

/** Starts it with the configuration of all other journeys. */
export async function ownBrowser(launchOptions: LaunchOptions, baseURL = ''): Promise<OwnBrowser> {
  const options = { ...launchOptions, baseURL, locale: 'es-ES', viewport: { width: 1280, height: 800 } };
  const profile = await mkdtemp(join(tmpdir(), 'muro-profile-'));
  let context: BrowserContext | null = null;
  return {
    profile,
    start: async () => {
      context = await chromium.launchPersistentContext(profile, options);
      return context;
    },
    kill: async () => {
      const closed = new Promise((resolve) => context?.once('close', resolve));
      for (const pid of processesOf(profile)) process.kill(pid, 'SIGKILL');
      await closed;
      context = null;
    },
    end: async () => {
      await context?.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Returns the processes of a browser by its profile in their command lines; oldest first. */
function processesOf(profile: string): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => pid !== process.pid && commandOf(pid).includes(`--user-data-dir=${profile}`))
    .sort((a, b) => a - b);
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
