/** True for an existing time zone: from 12 hours behind UTC to 14 hours ahead. */
export function isZone(minutes: number): boolean {
  return minutes >= -720 && minutes <= 840;
}

/** Minutes of a zone such as '+02:00' or 'Z'; null for an invalid one. */
export function zoneOf(text: string): number | null {
  if (text === 'Z') return 0;
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(text) ?? [];
  if (sign === undefined || Number(minutes) > 59) return null;
  const zone = Number(hours) * 60 + Number(minutes);
  const signed = sign === '-' && zone > 0 ? -zone : zone;
  return isZone(signed) ? signed : null;
}
