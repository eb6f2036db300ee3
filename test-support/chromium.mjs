// The Chromium of tests, journeys and benchmarks: the one that is named, or the one that the set-up found.
import { readStamp } from './stamp.mjs';

export const chromiumPath = () => process.env.CHROMIUM_PATH ?? (readStamp('browser').trim() || '/usr/bin/chromium');

/** How it is started: in a container, too, and without a graphics card. */
export const chromiumOptions = (...more) => ({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu', ...more] });

/** The same for whatever looks at pictures: every machine draws alike, and nothing is asked of the network. */
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
