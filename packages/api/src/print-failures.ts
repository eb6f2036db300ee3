/** Why a print file could not be made; the word is stored with the job. */
export const PRINT_FAILURES = ['document', 'photo', 'time', 'memory', 'space', 'killed', 'other'] as const;
export type PrintFailure = (typeof PRINT_FAILURES)[number];
