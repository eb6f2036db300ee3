/**
 * Coverage as the short text that `readCoverage` reads.
 *
 *     32, 65, 66, 67  →  'w x.2'
 */
export function writeCoverage(codePoints: Iterable<number>): string {
  const sorted = [...new Set(codePoints)].sort((a, b) => a - b);
  const parts: string[] = [];
  let end = 0;
  for (let index = 0; index < sorted.length; index += 1) {
    const first = sorted[index] as number;
    let last = first;
    while (sorted[index + 1] === last + 1) {
      last += 1;
      index += 1;
    }
    parts.push((first - end).toString(36) + (last > first ? `.${(last - first).toString(36)}` : ''));
    end = last;
  }
  return parts.join(' ');
}
