import fc from 'fast-check';

/**
 * Property tests use the same values in every run, so that failures depend only on the change. Use `MURO_SEED=$RANDOM npm run unit` to
 * explore other values.
 */
fc.configureGlobal({ seed: Number(process.env.MURO_SEED ?? 1) });
