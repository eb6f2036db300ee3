import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type LaunchOptions } from '@playwright/test';

/** A browser with a profile on disk, as a person has one: it can be killed and started again. */
export interface OwnBrowser {
  /** The folder of its profile. */
  readonly profile: string;
  start(): Promise<BrowserContext>;
  /** Ends every process of it at once, as a crash or a lost battery does. */
  kill(): Promise<void>;
  /** Ends it and its profile. */
  end(): Promise<void>;
}

/** Set up as the browsers of all other journeys are. */
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

/** Every process of a browser names its profile; the oldest first. */
function processesOf(profile: string): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => pid !== process.pid && commandOf(pid).includes(`--user-data-dir=${profile}`))
    .sort((one, other) => one - other);
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
