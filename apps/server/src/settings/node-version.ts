/* Imports nothing: an older Node.js may not even load the rest of the server. */

/** The oldest version that runs. */
const OLDEST = { major: 20, minor: 19 };
/** The version that guides, container and archive use. */
const RECOMMENDED = 24;

const partsOf = (version: string) => version.split('.').map(Number) as [major: number, minor: number];

/** Returns why the server does not run on this version of Node.js; null if it does. */
export function nodeRefusal(version: string): string | null {
  const [major, minor] = partsOf(version);
  const isTooOld = major < OLDEST.major || (major === OLDEST.major && minor < OLDEST.minor);
  return isTooOld ? `Muro needs Node.js ${OLDEST.major}.${OLDEST.minor} or newer, best ${RECOMMENDED}; this is ${version}.` : null;
}

/** Returns a sentence about a version that runs but is not the recommended one; null for that one. */
export function nodeAdvice(version: string): string | null {
  const [major] = partsOf(version);
  if (major === RECOMMENDED) return null;
  if (major < RECOMMENDED)
    return `Node.js ${version} still runs Muro but is older than the recommended Node.js ${RECOMMENDED} LTS; update it.`;
  return `Node.js ${version} is newer than Node.js ${RECOMMENDED}, with which Muro is tested; if a call fails, use ${RECOMMENDED}.`;
}
