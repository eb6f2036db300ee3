import { numberGenerator } from './shared/number-layout.ts';

/** A year. [GEN-NYEAR-01 … GEN-NYEAR-03] */
export const numberyear = numberGenerator({ name: 'numberyear', label: 'CONTROL_YEAR', value: 2025, max: 9999, dateDigits: 0 });
