// Finds a Chromium for the browser tests, or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readStamp, root, writeStamp } from '../test-support/stamp.mjs';
import { aptInstall } from './apt.mjs';

/** Renders and computes as Chromium does, but has no windows and toolbars: a journey takes a sixth less processor time. */
const SHELL = '/usr/bin/chromium-headless-shell';
const KNOWN_PLACES = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

const firstOf = (places) => places.find((path) => path && existsSync(path));

function downloadBrowser() {
  spawnSync(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'], { stdio: 'inherit', cwd: root });
  const path = createRequire(join(root, 'package.json'))('@playwright/test').chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** Returns the path of a Chromium and remembers it for the test runners; undefined if none can be installed. */
export function ensureBrowser(print) {
  const path = firstOf([process.env.CHROMIUM_PATH, readStamp('browser'), SHELL]) ?? bringBrowser(print);
  if (path) writeStamp('browser', path);
  return path;
}

function bringBrowser(print) {
  print('getting a Chromium for the browser tests');
  for (const name of ['chromium-headless-shell', 'chromium']) {
    aptInstall([name, 'fonts-liberation']);
    const path = firstOf(KNOWN_PLACES);
    if (path) return path;
  }
  return downloadBrowser();
}
