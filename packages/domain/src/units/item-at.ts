/**
 * Returns the item of a list at an index.
 *
 * @throws {RangeError} if the list has no item there
 */
export function itemAt<Item>(list: ArrayLike<Item>, index: number): Item {
  const item = list[index];
  if (item === undefined) throw indexError(list, index);
  return item;
}

/*
 * Variants of `itemAt` for hot loops over numbers. Each accepts one kind of array only, so that the engine's inline cache stays
 * monomorphic and the call costs no more than `list[index]`.
 */

/** @throws {RangeError} as `itemAt` */
export function byteAt(list: Uint8Array | Uint8ClampedArray, index: number): number {
  const item = list[index];
  if (item === undefined) throw indexError(list, index);
  return item;
}

/** @throws {RangeError} as `itemAt` */
export function intAt(list: Int16Array | Int32Array, index: number): number {
  const item = list[index];
  if (item === undefined) throw indexError(list, index);
  return item;
}

/** @throws {RangeError} as `itemAt` */
export function floatAt(list: Float64Array, index: number): number {
  const item = list[index];
  if (item === undefined) throw indexError(list, index);
  return item;
}

function indexError({ length }: ArrayLike<unknown>, index: number): RangeError {
  return new RangeError(`Expected an index below ${length} but received ${index}`);
}
