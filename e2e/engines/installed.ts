import { findCommand } from '../../test-support/find-command.mjs';
import { startFirefox } from './firefox.ts';
import type { Engine } from './tab.ts';
import { startWebkit, WEBKIT_COMMANDS } from './webkit.ts';

interface Kind {
  readonly name: string;
  start(): Promise<Engine>;
  /** Packages to install. */
  readonly missing: readonly string[];
}

const firefox = findCommand('firefox-esr') ?? findCommand('firefox');

/** Supported browser engines other than Chromium. */
export const ENGINES: readonly Kind[] = [
  { name: 'Firefox', start: () => startFirefox(firefox ?? ''), missing: firefox ? [] : ['firefox-esr'] },
  { name: 'WebKit', start: startWebkit, missing: WEBKIT_COMMANDS.filter((command) => !findCommand(command)) },
];
