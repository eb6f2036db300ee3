const UNITS = ['kB', 'MB', 'GB', 'TB'] as const;

/** Formats a number of bytes: '812 kB', '3.4 MB'. */
export function sizeText(bytes: number): string {
  let size = bytes / 1000;
  let unit = 0;
  while (size >= 999.5 && unit < UNITS.length - 1) {
    size /= 1000;
    unit++;
  }
  return `${size >= 10 || unit === 0 ? Math.round(size) : size.toFixed(1)} ${UNITS[unit]}`;
}
