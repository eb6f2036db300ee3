/** Thrown for a setting that cannot be used; the message is one line for the operator. */
export class SettingError extends Error {
  constructor(name: string, value: string, expected: string) {
    super(`${name}: expected ${expected}, but it is ${value === '' ? 'not set' : `"${value}"`}.`);
    this.name = 'SettingError';
  }
}
