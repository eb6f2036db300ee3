// Pictures that the server could not give at a moment (its store is away, it is busy) are asked for again instead of staying broken.

const [FIRST_MS, MOST_MS] = [1000, 30_000];
/** Some minutes in all. */
const MOST_TRIES = 10;

/** Exponential backoff with jitter. */
export const retryDelayMs = (tries) => Math.min(FIRST_MS * 2 ** (tries - 1), MOST_MS) * (0.75 + Math.random() / 2);

/** True for answers that say "not now". */
export const isPassing = (status) => status === 429 || status >= 500;

const triesOf = new WeakMap();

function retry(image) {
  const tries = (triesOf.get(image) ?? 0) + 1;
  if (tries > MOST_TRIES) return;
  triesOf.set(image, tries);
  window.setTimeout(() => image.isConnected && image.setAttribute('src', image.getAttribute('src')), retryDelayMs(tries));
}

// The event of an image does not bubble.
document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && retry(target), true);
for (const image of document.images) if (image.complete && image.naturalWidth === 0) retry(image);
