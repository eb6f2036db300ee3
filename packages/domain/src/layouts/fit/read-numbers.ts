/*
 * Numbers of trees and places. The search reads some hundred million of them each second, each at a place that the trees themselves
 * name, so that these are the only readers of a list that do not look whether there is something: to look took a fifth more time.
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
