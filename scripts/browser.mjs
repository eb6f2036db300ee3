// Finds a Chromium for the browser tests, or gets one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { aptInstall } from './apt.mjs';
import { readStamp, root, writeStamp } from './stamp.mjs';

const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

function findBrowser() {
  return [process.env.CHROMIUM_PATH, readStamp('browser'), ...KNOWN_PLACES].find((path) => path && existsSync(path));
}

function downloadBrowser() {
  spawnSync(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'], { stdio: 'inherit', cwd: root });
  const path = createRequire(join(root, 'package.json'))('@playwright/test').chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** The executable of a Chromium, remembered for the test runners; undefined when none can be had. */
export function ensureBrowser(say) {
  let found = findBrowser();
  if (!found) {
    say('installing Chromium for the browser tests');
    aptInstall(['chromium', 'fonts-liberation']);
    found = findBrowser() ?? downloadBrowser();
  }
  if (found) writeStamp('browser', found);
  return found;
}
