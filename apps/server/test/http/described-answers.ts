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

/** One call of the OpenAPI document: `get /api/orders/{id}`. */
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

/** Why a value is not as its schema says, '' when it is. */
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

/** Holds what a running server answers against what its document says, and remembers what was seen of each call. */
export function createAnswerCheck(calls: readonly DescribedCall[]) {
  const seen = new Map<string, Set<number>>(calls.map(({ name }) => [name, new Set()]));
  const patterns = calls.map((call) => ({ call, pattern: new RegExp(`^${call.path.replace(/\{[^}]*\}/g, '[^/]+')}$`) }));
  // A path without a parameter goes before one that has any in its place.
  patterns.sort((a, b) => Number(a.call.path.includes('{')) - Number(b.call.path.includes('{')));

  return {
    seen,
    /** What is wrong with an answer, '' when it is as described. */
    check(method: string, url: string, answer: RealAnswer): string {
      const path = url.split('?')[0] as string;
      const call = patterns.find((one) => one.call.method === method && one.pattern.test(path))?.call;
      if (!call) return `${method} ${path} is not described`;
      seen.get(call.name)?.add(answer.statusCode);
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
