import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { program } from '../apps/cli/src/program.ts';
import { codeIn, readAllDocs } from '../test-support/guides.ts';
import { callableCommands, commandLineText } from './command-line.ts';

/** Calls of `muro` in a line of code: behind `npm run`, another command, variables or a folder. */
const CALL = /(?:^|&& |npm run |\/usr\/local\/bin\/|[A-Z]=\S+ )muro (?:-- )?(?!=)([^#&|;]*)/g;

/** Returns why a call of `muro` is not possible; '' if it is. An option may be abbreviated with `…`. */
function faultOf(args: readonly string[], command: Command): string {
  const [word = '', ...others] = args;
  if (word === '' || word === '…') return '';
  const namedCommand = command.commands.find((candidate) => candidate.name() === word);
  if (namedCommand) return faultOf(others, namedCommand);
  if (command.commands.length > 0 && !word.startsWith('-')) return `no command ${word} of ${command.name()}`;
  const knownNames = command.options.flatMap(({ short, long }) => [short, long]).concat('-h', '--help');
  const unknown = args.find((arg) => /^--?[a-z]/.test(arg) && !knownNames.includes(arg.split('=')[0]));
  return unknown ? `no option ${unknown} of ${command.name()}` : '';
}

describe('docs/integrate/command-line.md', () => {
  it('is up to date (`npm run command-line` writes it)', () => {
    expect(readFileSync(new URL('../docs/integrate/command-line.md', import.meta.url), 'utf8')).toBe(commandLineText());
  });

  it('has each command with a valid example, and each of its options', () => {
    for (const { name, command } of callableCommands(program())) {
      const section = commandLineText().split(`\n## ${name}\n`)[1]?.split('\n## ')[0] ?? '';
      const [, example = ''] = /```sh\n([\s\S]*?)```/.exec(section) ?? [];
      expect(example).toContain(name);
      for (const { flags } of command.options) expect(section).toContain(`| \`${flags}\` |`);
    }
  });
});

it('all papers call commands of muro with options that exist', () => {
  const papers = readAllDocs().filter(({ path }) => path !== 'CHANGELOG.md');
  const calls = papers.flatMap(({ path, text }) =>
    codeIn(text).flatMap((code) => [...code.matchAll(CALL)].map(([, call = '']) => ({ path, words: call.trim() }))),
  );
  expect(calls.length).toBeGreaterThan(100);
  const faults = calls.map(({ path, words }) => [path, words, faultOf(words.split(/\s+/), program())]).filter(([, , fault]) => fault);
  expect(faults).toEqual([]);
});

it('the check of calls finds an unknown command and an unknown option', () => {
  expect(faultOf(['orders', 'lst'], program())).toBe('no command lst of orders');
  expect(faultOf(['verify', '--depp'], program())).toBe('no option --depp of verify');
});
