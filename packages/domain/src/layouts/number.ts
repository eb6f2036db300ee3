import { numberGenerator } from './shared/number-layout.ts';

/** A number of up to three digits, such as an age. [GEN-NUMBER-01 … GEN-NUMBER-03] */
export const number = numberGenerator({ name: 'number', label: 'CONTROL_NUMBER', value: 50, max: 999, dateDigits: 0 });
