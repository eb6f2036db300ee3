import fc from 'fast-check';

/**
 * Properties are tried with the same values in every run, so that a change is judged by what it changed; other values are
 * looked for on purpose, with `MURO_SEED=$RANDOM npm run unit`.
 */
fc.configureGlobal({ seed: Number(process.env.MURO_SEED ?? 1) });
