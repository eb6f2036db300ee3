import { PATHS, pathOf, QUOTE_LIBRARY_ID } from '@muro/api';

/** URLs of the calls, under the configuration keys of the specification; the values are the defaults. [HTTP-04] [HTTP-05] */
export const DEFAULT_ENDPOINTS = {
  savefileurl: `${PATHS.upload}?format=json`,
  knownphotosurl: `${PATHS.knownPhotos}?format=json`,
  savexmlurl: `${PATHS.save}?format=json`,
  loadxmlurl: `${PATHS.load}?format=json`,
  authenticationurl: `${PATHS.isAuthenticated}?format=json`,
  signincodeurl: `${PATHS.signInCode}?format=json`,
  registerurl: `${PATHS.register}?format=json`,
  heartbeaturl: `${PATHS.alive}?format=json`,
  /** The quote library is one fixed collage. [HTTP-22] */
  quoteUrl: `${pathOf(PATHS.quotes, { id: QUOTE_LIBRARY_ID })}?format=json`,
  authkeyurl: PATHS.authKey,
  signouturl: PATHS.signOut,
  appsessiondoneurl: '/collage/ajaxDone/s/{session}',
} as const;

export type EndpointKey = keyof typeof DEFAULT_ENDPOINTS;
export type Endpoints = Readonly<Record<EndpointKey, string>>;

/** Id of the page's optional `<script type="application/json">` that overrides call URLs. */
const CONFIG_ELEMENT = 'muro-endpoints';

/**
 * Returns the defaults, overridden by the shop's configuration. Unknown keys and values that are not strings are ignored:
 * a configuration mistake must not stop the designer.
 *
 * @param json  text of the configuration block, null if the page has none
 */
export function endpointsFrom(json: string | null): Endpoints {
  const configured = json ? entriesOf(json) : [];
  const valid = configured.filter(([key, value]) => key in DEFAULT_ENDPOINTS && typeof value === 'string' && value !== '');
  return { ...DEFAULT_ENDPOINTS, ...Object.fromEntries(valid) };
}

let endpoints: Endpoints | null = null;

/** Returns the URL of a call on this page. */
export function endpoint(key: EndpointKey): string {
  endpoints ??= endpointsFrom(globalThis.document?.getElementById(CONFIG_ELEMENT)?.textContent ?? null);
  return endpoints[key];
}

function entriesOf(json: string): [string, unknown][] {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? Object.entries(value) : [];
  } catch {
    return [];
  }
}
