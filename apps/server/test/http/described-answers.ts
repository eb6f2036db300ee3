import { z } from 'zod';

interface Answer {
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>;
}

interface Operation {
  readonly summary?: string;
  readonly security?: readonly { readonly operator?: readonly string[] }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object; readonly example?: unknown }>> };
  readonly responses: Readonly<Record<string, Answer>>;
}

/** A call of the OpenAPI document: `get /api/orders/{id}`. */
export interface DescribedCall extends Operation {
  readonly name: string;
  readonly method: string;
  readonly path: string;
}

export interface RealAnswer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Returns how a value violates its schema, '' if it is valid. */
export function faultOf(schema: object, value: unknown): string {
  const read = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).safeParse(value);
  return read.success ? '' : z.prettifyError(read.error);
}

export function describedCalls(document: {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}): DescribedCall[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, name: `${method} ${path}`, method: method.toUpperCase(), path })),
  );
}

/** Validates responses of a running server against its OpenAPI document, and records which statuses of each call occurred. */
export function createAnswerCheck(calls: readonly DescribedCall[]) {
  const statuses = new Map<string, Set<number>>(calls.map(({ name }) => [name, new Set()]));
  const patterns = calls.map((call) => ({ call, pattern: new RegExp(`^${call.path.replace(/\{[^}]*\}/g, '[^/]+')}$`) }));
  // A path without parameters takes precedence over one with parameters.
  patterns.sort((a, b) => Number(a.call.path.includes('{')) - Number(b.call.path.includes('{')));

  return {
    statuses,
    /** Returns how a response violates its description, '' if it is valid. */
    check(method: string, url: string, answer: RealAnswer): string {
      const path = url.split('?')[0] as string;
      const call = patterns.find((pattern) => pattern.call.method === method && pattern.pattern.test(path))?.call;
      if (!call) return `${method} ${path} is not described`;
      statuses.get(call.name)?.add(answer.statusCode);
      const described = call.responses[answer.statusCode];
      if (!described) return `${call.name} answers ${answer.statusCode}, which is not described: ${answer.body.slice(0, 200)}`;
      const type = String(answer.headers['content-type'] ?? '').split(';')[0] as string;
      const media = described.content?.[type];
      if (answer.body === '' && answer.statusCode < 400) return '';
      if (!media) return `${call.name} answers ${answer.statusCode} as ${type}, which is not described`;
      if (type !== 'application/json') return '';
      const fault = faultOf(media.schema ?? {}, JSON.parse(answer.body));
      return fault && `${call.name} answers ${answer.statusCode}: ${fault}: ${answer.body.slice(0, 300)}`;
    },
  };
}
