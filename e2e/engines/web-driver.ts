/** Client of the WebDriver protocol: one HTTP call per command, each with a timeout of `timeoutMs`. */
export interface WebDriver {
  command<Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Value>;
}

/** Key of an element reference in the protocol. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export function webDriver(address: string, timeoutMs: number): WebDriver {
  return {
    command: async (method, path, body) => {
      const answer = await fetch(`${address}${path}`, {
        method,
        signal: AbortSignal.timeout(timeoutMs),
        ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
      }).catch((error: unknown) => {
        throw new Error(`${method} ${path} was not answered within ${timeoutMs} ms`, { cause: error });
      });
      const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
      if (value?.error) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
      return value as never;
    },
  };
}
