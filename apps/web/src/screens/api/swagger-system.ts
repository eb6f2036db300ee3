import type { createElement, Fragment } from 'react';

/** A Map or List of Immutable.js, in which Swagger UI stores the document. */
export interface Immutable {
  readonly size: number;
  get(key: string): unknown;
  toJS(): unknown;
}

/** A list of calls, or the groups of calls. */
export interface Items extends Immutable {
  filter(isKept: (item: Immutable, key: string) => boolean): Items;
  map(change: (item: Immutable & { set(key: string, value: unknown): Immutable }, key: string) => Immutable): Items;
  reduce<Result>(add: (sum: Result, item: Immutable) => Result, start: Result): Result;
}

/** The argument of a plugin. Swagger UI runs on its own copy of React. */
export interface SwaggerSystem {
  readonly React: { readonly createElement: typeof createElement; readonly Fragment: typeof Fragment };
  readonly layoutActions: { updateFilter(phrase: string): void };
  readonly layoutSelectors: { currentFilter(): unknown };
  readonly specSelectors: { taggedOperations(): Items };
}
