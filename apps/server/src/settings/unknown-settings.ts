import { SETTING_NAMES } from './setting-names.ts';

/** Prefix of the variables that tests set for the processes they start. */
const OF_TESTS = 'MURO_TEST_';

const PREFIX = 'MURO_';
/** Largest Levenshtein distance at which a similar setting is suggested. */
const MAX_EDITS = 3;
/** Letters after the prefix for each allowed edit: a short name would otherwise resemble every other short one. */
const LETTERS_PER_EDIT = 3;

/** Returns a sentence for each variable with Muro's prefix that is not a setting: otherwise its value would be ignored silently. */
export function unknownSettings(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const names = new Set<string>(SETTING_NAMES);
  return Object.keys(env)
    .filter((name) => name.startsWith(PREFIX) && !name.startsWith(OF_TESTS) && !names.has(name))
    .sort()
    .map((name) => {
      const nearest = nearestSetting(name);
      return `${name} is not a setting of Muro and is ignored.${nearest ? ` Did you mean ${nearest}?` : ''}`;
    });
}

function nearestSetting(name: string): string | undefined {
  const byEdits = SETTING_NAMES.map((setting) => ({ setting, edits: editsBetween(name, setting) })).sort((a, b) => a.edits - b.edits);
  const maxEdits = Math.min(MAX_EDITS, Math.ceil((name.length - PREFIX.length) / LETTERS_PER_EDIT));
  return byEdits.find(({ edits }) => edits <= maxEdits)?.setting;
}

/** Levenshtein distance: the smallest number of letters to insert, delete or replace. */
function editsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...to].entries())
      next.push(Math.min((next[column] ?? 0) + 1, (row[column + 1] ?? 0) + 1, (row[column] ?? 0) + (letter === other ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
}
