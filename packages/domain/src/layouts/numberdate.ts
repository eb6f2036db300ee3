import { numberGenerator } from './shared/number-layout.ts';

/** A day and a month in four digits, 1402 for the 14th of February; keeps a leading zero. [GEN-NDATE-01 … GEN-NDATE-04] */
export const numberdate = numberGenerator({ name: 'numberdate', label: 'CONTROL_DATE', value: 1402, max: 9999, dateDigits: 4 });
