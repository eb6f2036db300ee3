import { wrongUsage } from '../terminal/failure.ts';

/** Returns a parser for an option that is a whole number from `low` to `high`. */
export function wholeNumber(option: string, low: number, high: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= low && value <= high) return value;
    throw wrongUsage(`${option}: expected a whole number from ${low} to ${high} but received '${text}'`);
  };
}
