import type { buildApp } from '../../src/start/app.ts';

export interface ListedRoute {
  readonly method: string;
  /** Path as it was registered: `/api/orders/:id`. */
  readonly path: string;
}

/** Lists every route of an application, including hidden ones, from the tree that the framework prints. */
export function routesOf(app: Awaited<ReturnType<typeof buildApp>>): readonly ListedRoute[] {
  const parts: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent, part = '', methods] = /^(.*?)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
      if (indent === undefined) return [];
      parts.splice(indent.length / 4, Number.POSITIVE_INFINITY, part);
      const path = parts.join('');
      return (methods?.split(', ') ?? []).map((method) => ({ method, path }));
    });
}
