const [SUNDAY, SATURDAY] = [0, 6];

/** Returns the date that lies a number of working days (Monday to Friday) after a day. Public holidays are unknown and count as working days. */
export function addWorkingDays(day: Date, count: number): Date {
  const date = new Date(day);
  for (let left = count; left > 0; ) {
    date.setDate(date.getDate() + 1);
    if (date.getDay() !== SATURDAY && date.getDay() !== SUNDAY) left -= 1;
  }
  return date;
}
