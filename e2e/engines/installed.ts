import { findCommand } from '../../test-support/find-command.mjs';
import { startFirefox } from './firefox.ts';
import type { Engine } from './tab.ts';
import { startWebkit, WEBKIT_COMMANDS } from './webkit.ts';

interface Kind {
  readonly name: string;
  start(): Promise<Engine>;
  /** What would have to be installed for it. */
  readonly missing: readonly string[];
}

const firefox = findCommand('firefox-esr') ?? findCommand('firefox');

/** The engines beside Chromium that the product is used in. */
export const ENGINES: readonly Kind[] = [
  { name: 'Firefox', start: () => startFirefox(firefox ?? ''), missing: firefox ? [] : ['firefox-esr'] },
  { name: 'WebKit', start: startWebkit, missing: WEBKIT_COMMANDS.filter((command) => !findCommand(command)) },
];
