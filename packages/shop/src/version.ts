import manifest from '../package.json' with { type: 'json' };

/** Version of Muro, which all of its packages have. */
export const VERSION = manifest.version;
