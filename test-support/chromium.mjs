// Chromium for tests, journeys and benchmarks: CHROMIUM_PATH, or the one that `scripts/ready.mjs` found.
import { readStamp } from './stamp.mjs';

export const chromiumPath = () => process.env.CHROMIUM_PATH ?? (readStamp('browser').trim() || '/usr/bin/chromium');

/** Launch options that also work in a container and without a GPU. */
export const chromiumOptions = (...more) => ({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu', ...more] });

/** Launch options for comparing pictures: rendering is the same on every machine, and no network request leaves it. */
export const steadyChromium = (...more) =>
  chromiumOptions(
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
    ...more,
  );
