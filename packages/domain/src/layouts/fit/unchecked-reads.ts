/*
 * Unchecked readers for the numbers of trees and places. The search reads some hundred million per second, at indexes from the trees
 * themselves; bounds checks took a fifth more time.
 */

export function floatAt(list: Float64Array, index: number): number {
  return list[index] as number;
}

export function intAt(list: Int16Array | Int32Array, index: number): number {
  return list[index] as number;
}

export function byteAt(list: Uint8Array, index: number): number {
  return list[index] as number;
}
