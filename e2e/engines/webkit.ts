import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../apps/server/test/start/start-process.ts';
import type { Engine } from './tab.ts';
import { TIMEOUT_MS, until } from './until.ts';
import { type WebDriver, webDriver } from './web-driver.ts';
import { webkitTab } from './webkit-tab.ts';

/** WebKitGTK, Safari's engine. Each session is private: its storage ends with it. */

const SIZE = { width: 1280, height: 900 };

export const WEBKIT_COMMANDS = ['WebKitWebDriver', 'Xvfb'] as const;

export async function startWebkit(): Promise<Engine> {
  const children: ChildProcess[] = [];
  const endChildren = (): void => {
    for (const child of children) child.kill();
  };
  process.once('exit', endChildren);
  const end = async (): Promise<void> => {
    process.off('exit', endChildren);
    await Promise.all(children.map(waitForExit));
  };
  try {
    const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    children.push(screen);
    const [display] = (await once(screen.stdout, 'data')) as [Buffer];
    const port = await freePort();
    const env = { ...process.env, DISPLAY: `:${String(display).trim()}`, LIBGL_ALWAYS_SOFTWARE: '1' };
    children.push(spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' }));
    const web = webDriver(`http://127.0.0.1:${port}`, TIMEOUT_MS);
    await until('an answer of WebKitWebDriver', () => web.command('GET', '/status').catch(() => null));
    return await session(web, end);
  } catch (error) {
    await end();
    throw error;
  }
}

async function session(web: WebDriver, endAll: () => Promise<void>): Promise<Engine> {
  const { sessionId } = await web.command<{ sessionId: string }>('POST', '/session', { capabilities: {} });
  const path = `/session/${sessionId}`;
  const post = <Answer>(command: string, body?: object): Promise<Answer> => web.command('POST', `${path}${command}`, body);
  let current = await web.command<string>('GET', `${path}/window`);
  let isFirstFree = true;
  await post('/window/rect', SIZE);
  return {
    newTab: async () => {
      const handle = isFirstFree ? current : (await post<{ handle: string }>('/window/new', { type: 'tab' })).handle;
      isFirstFree = false;
      return webkitTab(async (command, body) => {
        if (current !== handle) await post('/window', { handle });
        current = handle;
        return post(command, body);
      });
    },
    end: async () => {
      await web.command('DELETE', path).catch(() => undefined);
      await endAll();
    },
  };
}

async function waitForExit(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
