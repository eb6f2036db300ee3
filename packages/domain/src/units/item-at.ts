/**
 * What a list has at an index where it must have something.
 *
 * @throws {RangeError} if it has nothing there
 */
export function itemAt<Item>(list: ArrayLike<Item>, index: number): Item {
  const item = list[index];
  if (item === undefined) throw nothingAt(list, index);
  return item;
}

/*
 * The same for lists of numbers that are read a million times. Each reads one kind of list and no other: an engine then makes
 * it as fast as `list[index]` alone, which `itemAt`, that has seen all kinds, is not.
 */

/** @throws {RangeError} as `itemAt` */
export function byteAt(list: Uint8Array | Uint8ClampedArray, index: number): number {
  const item = list[index];
  if (item === undefined) throw nothingAt(list, index);
  return item;
}

/** @throws {RangeError} as `itemAt` */
export function intAt(list: Int16Array | Int32Array, index: number): number {
  const item = list[index];
  if (item === undefined) throw nothingAt(list, index);
  return item;
}

/** @throws {RangeError} as `itemAt` */
export function floatAt(list: Float64Array, index: number): number {
  const item = list[index];
  if (item === undefined) throw nothingAt(list, index);
  return item;
}

function nothingAt({ length }: ArrayLike<unknown>, index: number): RangeError {
  return new RangeError(`Expected an index below ${length} but received ${index}`);
}
