// `npm run spec [GROUP…]`: lists the ids of the product's checklist that no test mentions, with their sentences. `npm run spec ID…`: sentences.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../test-support/stamp.mjs';

const groups = JSON.parse(readFileSync(join(root, 'docs/checklist-ids.json'), 'utf8'));
const requestedIds = process.argv.slice(2);

function* testFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!['node_modules', 'dist', 'builds'].includes(entry.name)) yield* testFiles(path);
    } else if (/\.(test|spec)\.(ts|tsx|mjs)$/.test(entry.name)) yield path;
  }
}

const tested = new Set();
for (const folder of ['packages', 'apps', 'e2e', 'scripts']) {
  for (const file of testFiles(join(root, folder))) {
    for (const [, id] of readFileSync(file, 'utf8').matchAll(/\[([A-Z0-9]+(?:-[A-Z0-9]+)*-\d+)\]/g)) tested.add(id);
  }
}

/** Ids from which the product deviates by decision. */
const decided = new Set(
  readFileSync(join(root, 'docs/decisions/checklist.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => line.split('|')[1].match(/[A-Z0-9]+(?:-[A-Z0-9]+)*-\d+/g) ?? []),
);

const sentences = Object.assign({}, ...groups.map(({ rows }) => rows));
const ids = requestedIds.filter((word) => word in sentences);
for (const id of ids) console.log(`${id}  ${sentences[id]}${tested.has(id) ? '' : ' (no test)'}`);
if (ids.length > 0) process.exit(0);

let missing = 0;
let all = 0;
for (const { group, title, rows } of groups) {
  if (requestedIds.length > 0 && !requestedIds.includes(String(group))) continue;
  const ids = Object.keys(rows);
  const untested = ids.filter((id) => !tested.has(id) && !decided.has(id));
  all += ids.length;
  missing += untested.length;
  console.log(`${group} ${title}: ${ids.length - untested.length} of ${ids.length}`);
  for (const id of untested) console.log(`    ${id}  ${rows[id]}`);
}
console.log(
  `\n${all - missing} of ${all} ids are named by a test or, ${decided.size} of them, decided otherwise in docs/decisions/checklist.md`,
);
