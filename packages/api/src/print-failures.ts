/** Reasons of a failed print; stored with the print job. */
export const PRINT_FAILURES = ['document', 'photo', 'time', 'memory', 'space', 'killed', 'other'] as const;
export type PrintFailure = (typeof PRINT_FAILURES)[number];
