/** True for files that operating systems and editors create in any folder. */
export function isIgnored(name: string): boolean {
  return /^[.~#]|~$|#$|\.(bak|old|orig|tmp|temp|swp|part)$|^__MACOSX$|^(Thumbs\.db|desktop\.ini)$/i.test(name);
}
