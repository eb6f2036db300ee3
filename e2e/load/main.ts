// Load test (open-loop): users send requests at fixed times, even if the shop is slow; a separate client process measures the durations.
import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { machineLine } from '../../test-support/machine.ts';
import { LOADS } from './loads.ts';
import type { World } from './measuring/load.ts';
import { USUAL_ROWS } from './measuring/seed-rows.ts';
import { type LoadedShop, openShop } from './measuring/set-ups.ts';
import { type Options, readOptions, wordsOf } from './options.ts';

function optionsOf(args: readonly string[]): Options {
  try {
    return readOptions(args);
  } catch (error) {
    console.error(`load: ${(error as Error).message}`);
    console.error(
      'usage: npm run load -- [--set-up embedded|s3|s3-two] [--only L1,L5] [--seconds 10] [--scale 0.2] [--seed 1]; docs/development/load.md',
    );
    process.exit(2);
  }
}

const options = optionsOf(process.argv.slice(2));
const commit = execFileSync('git', ['describe', '--always', '--dirty'], { cwd: import.meta.dirname, encoding: 'utf8' }).trim();
console.log(`commit ${commit}: npm run load -- ${wordsOf(options)}`);
console.log(
  `${machineLine()}, load average ${(loadavg()[0] as number).toFixed(1)}; photos: ${process.env.MURO_BENCH_PHOTOS ?? 'the samples of the catalogue'}`,
);

/** Exit codes of an interrupted run, as in shells: 128 plus the signal's number. */
const BROKEN_OFF = { SIGINT: 130, SIGTERM: 143 } as const;
for (const [signal, code] of Object.entries(BROKEN_OFF)) process.once(signal, () => process.exit(code));

let opened: Promise<LoadedShop> | undefined;
let seed = options.seed;
const world: World = {
  setUp: options.setUp,
  scale: options.scale,
  shop: () => {
    opened ??= openShop(options.setUp, USUAL_ROWS);
    return opened;
  },
  secondsOr: (usual) => options.seconds ?? usual,
  nextSeed: () => seed++,
  say: (line) => console.log(`  ${line}`),
};
let isGood = true;
try {
  for (const id of options.only) {
    const load = LOADS[id];
    console.log(load.title);
    const broken = await load.run(world);
    isGood &&= broken.length === 0;
    console.log(broken.length === 0 ? '  holds' : broken.map((what) => `  BREAKS: ${what}`).join('\n'));
  }
} finally {
  await (await opened)?.close();
}
process.exit(isGood ? 0 : 1);
