import type { ApiError } from '@muro/api';

/** A call that did not end well: the server refused (`status` > 0), or it could not be reached (`status` 0). */
export class HttpFault extends Error {
  readonly status: number;
  /** Key of the refusal, '' when the server named none. */
  readonly key: string;

  constructor(status: number, key: string, message: string) {
    super(message);
    this.name = 'HttpFault';
    this.status = status;
    this.key = key;
  }
}

/** Every call carries the session cookie and asks for words in the page's language. */
async function call(path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('accept-language', document.documentElement.lang || 'es');
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'include', ...init, headers });
  } catch (cause) {
    throw new HttpFault(0, '', cause instanceof Error ? cause.message : 'network');
  }
  if (response.status === 200) return response;
  throw await refusal(response);
}

async function refusal(response: Response): Promise<HttpFault> {
  const body = (await response.json().catch(() => null)) as Partial<ApiError> | null;
  return new HttpFault(response.status, body?.error ?? '', body?.msg ?? response.statusText);
}

async function json<Answer>(response: Response): Promise<Answer> {
  try {
    return (await response.json()) as Answer;
  } catch {
    throw new HttpFault(response.status, '', 'The server could not process the request.');
  }
}

export async function getText(path: string, signal?: AbortSignal): Promise<string> {
  return (await call(path, signal ? { signal } : {})).text();
}

/** A non-200 status or a body that is not JSON is a failure. */
export async function getJson<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  return json<Answer>(await call(path, signal ? { signal } : {}));
}

/** Key/value post with credentials. */
export async function postForm<Answer>(path: string, fields: Readonly<Record<string, string>>): Promise<Answer> {
  return json<Answer>(await call(path, { method: 'POST', body: new URLSearchParams(fields) }));
}

export async function postJson<Answer>(path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return json<Answer>(
    await call(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }),
  );
}
