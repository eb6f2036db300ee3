import { PRINT_FAILURES, type PrintFailure } from '@muro/api';

export const printFailureOf = (word: string): PrintFailure => PRINT_FAILURES.find((known) => known === word) ?? 'other';
