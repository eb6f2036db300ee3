const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

/** Returns the common name of a browser and its system from the User-Agent header; '' if unknown. The header's own text is never used. */
export function browserName(userAgent: string): string {
  const head = userAgent.slice(0, 500);
  const first = (names: typeof BROWSERS) => names.find(([mark]) => mark.test(head))?.[1] ?? '';
  return [first(BROWSERS), first(SYSTEMS)].filter(Boolean).join(', ');
}
