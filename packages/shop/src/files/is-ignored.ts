/** What systems and editors leave in every folder: nothing of the shop's. */
export function isIgnored(name: string): boolean {
  return /^[.~#]|~$|#$|\.(bak|old|orig|tmp|temp|swp|part)$|^__MACOSX$|^(Thumbs\.db|desktop\.ini)$/i.test(name);
}
