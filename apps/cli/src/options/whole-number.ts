import { wrongUsage } from '../failure.ts';

/** Reads an option that is a whole number between two bounds. */
export function wholeNumber(option: string, low: number, high: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= low && value <= high) return value;
    throw wrongUsage(`${option}: expected a whole number from ${low} to ${high} but received '${text}'`);
  };
}
