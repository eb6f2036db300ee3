// Counts wording that needs a second reading, and fails if a package has more of it than its budget in `plain-english.json`.
// `node scripts/plain-english.mjs [--list [PREFIX]] [--lower]`: --list prints each place, --lower writes lower counts into the budget.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../test-support/stamp.mjs';

const FOLDERS = ['packages', 'apps', 'e2e', 'bench', 'scripts', 'test-support', 'art', 'docs'];
const SKIPPED = new Set(['node_modules', 'dist', 'builds', 'golden', 'public', 'fixtures']);
const SOURCE = /\.(?:tsx?|mjs|cjs|js|css|sh)$/;
const READ = /\.(?:tsx?|mjs|cjs|js|css|sh|md)$/;
/** These files quote the words that they look for. */
const QUOTING = /(?:^|\/)plain-english\b/;

const STRING_OR_COMMENT =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(\/\*[\s\S]*?\*\/|(?:(?<=^|\n)[ \t]*\/\/.*(?:\n[ \t]*\/\/.*)*)|\/\/.*)/g;
const QUESTION = /^(?:What|Whether|Who|Whom|Whose|Which|Where|How|Of|By)\b/;
/** Vague words that replace a noun or verb. `of before)` is not counted: there, `before` is a variable in a for loop. */
const STAND_INS =
  /\b(?:whoever|whomever|nobody|somebody|something|what is there|so many|of before(?!\))|for good|behind it|let(?:s|ting)? go(?:es)?)\b/g;

const lineOf = (text, index) => text.slice(0, index).split('\n').length;

/** Returns the first line of each comment that opens with a question word, with its line number. */
export function questionComments(text) {
  return [...text.matchAll(STRING_OR_COMMENT)].flatMap(({ 1: comment, index }) => {
    if (comment === undefined) return [];
    const words = comment.replace(/^[\s/*]+/, '');
    const start = index + comment.length - words.length;
    return QUESTION.test(words) ? [{ line: lineOf(text, start), found: words.split('\n', 1)[0].replace(/\s*\*\/$/, '') }] : [];
  });
}

/** Returns each stand-in word of a text with its line number; names are read as words: `letGo`, `let-go` and `LET_GO`. */
export function standIns(text) {
  return text.split('\n').flatMap((line, index) => {
    const words = line
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .replace(/[-_]/g, ' ')
      .toLowerCase();
    return [...words.matchAll(STAND_INS)].map(([found]) => ({ line: index + 1, found }));
  });
}

function* filesBelow(base, folder) {
  if (!statSync(join(base, folder), { throwIfNoEntry: false })) return;
  for (const entry of readdirSync(join(base, folder), { withFileTypes: true })) {
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (folder !== '.' && !SKIPPED.has(entry.name) && !entry.name.startsWith('.')) yield* filesBelow(base, path);
    } else if (READ.test(entry.name) && !QUOTING.test(path)) yield path;
  }
}

/** `packages/domain/src/a.ts` → `packages/domain`, `docs/backup.md` → `docs`, `README.md` → `.` */
function packageOf(path) {
  const [first, second] = path.split('/');
  if (first === path) return '.';
  return first === 'packages' || first === 'apps' ? `${first}/${second}` : first;
}

/** Returns every place below `base` that needs another wording: its package, file, line, kind and the words found. */
export function findUnclearWording(base) {
  return ['.', ...FOLDERS]
    .flatMap((folder) => [...filesBelow(base, folder)])
    .flatMap((path) => {
      const text = readFileSync(join(base, path), 'utf8');
      const place = (kind) => (found) => ({ package: packageOf(path), path, kind, ...found });
      const questions = SOURCE.test(path) ? questionComments(text) : [];
      return [...questions.map(place('questions')), ...standIns(text).map(place('standIns'))];
    });
}

/** Counts places per package: `{ 'packages/domain': { questions: 3, standIns: 1 } }`. */
export function countByPackage(places) {
  const counts = {};
  for (const { package: name, kind } of places) {
    counts[name] ??= { questions: 0, standIns: 0 };
    counts[name][kind] += 1;
  }
  return counts;
}

const LABELS = { questions: 'comments that open with a question word', standIns: 'stand-in words' };
const NONE = { questions: 0, standIns: 0 };

/** Compares counts with budgets: `faults` are packages above their budget, `notices` packages below it. */
export function compareWithBudgets(counts, budgets) {
  const faults = [];
  const notices = [];
  for (const name of [...new Set([...Object.keys(counts), ...Object.keys(budgets)])].sort())
    for (const kind of Object.keys(LABELS)) {
      const [count, budget] = [(counts[name] ?? NONE)[kind], (budgets[name] ?? NONE)[kind]];
      const text = `${name}: ${count} ${LABELS[kind]}, budget ${budget}`;
      if (count > budget) faults.push(`${text}; list them with \`node scripts/plain-english.mjs --list ${name}\``);
      if (count < budget) notices.push(`${text}; lower it with \`node scripts/plain-english.mjs --lower\``);
    }
  return { faults, notices };
}

/** Returns the budgets with each number lowered to its count; no number rises. */
export function lowerBudgets(counts, budgets) {
  const lower = (name, kind) => Math.min((counts[name] ?? NONE)[kind], budgets[name][kind]);
  return Object.fromEntries(
    Object.keys(budgets).map((name) => [name, { questions: lower(name, 'questions'), standIns: lower(name, 'standIns') }]),
  );
}

const BUDGET_FILE = join(root, 'scripts/plain-english.json');

/** Returns the faults and notices of the repository. */
export function checkPlainEnglish() {
  return compareWithBudgets(countByPackage(findUnclearWording(root)), JSON.parse(readFileSync(BUDGET_FILE, 'utf8')));
}

const rowsOf = (budgets) =>
  Object.entries(budgets).map(
    ([name, row]) =>
      `  "${name}": ${JSON.stringify(row)
        .replace(/([{:,])/g, '$1 ')
        .replace('}', ' }')}`,
  );

function main([option, prefix = '']) {
  const places = findUnclearWording(root);
  if (option === '--list') {
    for (const { path, line, found } of places.filter(({ path }) => path.startsWith(prefix))) console.log(`${path}:${line}: ${found}`);
    return;
  }
  const budgets = JSON.parse(readFileSync(BUDGET_FILE, 'utf8'));
  const counts = countByPackage(places);
  if (option === '--lower') {
    writeFileSync(BUDGET_FILE, `{\n${rowsOf(lowerBudgets(counts, budgets)).join(',\n')}\n}\n`);
    return;
  }
  const { faults, notices } = compareWithBudgets(counts, budgets);
  for (const line of [...faults, ...notices]) console.error(line);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
