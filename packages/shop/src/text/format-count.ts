/** Formats a count with its noun for the terminal: '1 photo', '12 photos'. */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
