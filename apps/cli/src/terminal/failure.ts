/** An error with a message for the terminal: the input is wrong (exit code 1) or the command is (exit code 2). */
export interface Failure extends Error {
  readonly name: 'Failure';
  readonly exitCode: 1 | 2;
  /** Affected file; '' if there is no single one. */
  readonly file: string;
  /** Line or element in the file; '' for the whole file. */
  readonly place: string;
  readonly reason: string;
}

/** Creates a failure of the input (exit code 1). */
export function wrongInput(file: string, reason: string, place = ''): Failure {
  return failure(1, { file, place, reason });
}

/** Creates a failure of the command (exit code 2). */
export function wrongUsage(reason: string): Failure {
  return failure(2, { file: '', place: '', reason });
}

/** Creates a failure for a check that could not run, as opposed to one that found faults. */
export function checkFailed({ file, place, reason }: Failure, hint = ''): Failure {
  return failure(2, { file, place, reason: hint === '' ? reason : `${reason}; ${hint}` });
}

export function isFailure(error: unknown): error is Failure {
  return error instanceof Error && error.name === 'Failure';
}

function failure(exitCode: 1 | 2, facts: Pick<Failure, 'file' | 'place' | 'reason'>): Failure {
  const message = [facts.file, facts.place, facts.reason].filter((part) => part !== '').join(': ');
  return Object.assign(new Error(oneLine(message)), { name: 'Failure' as const, exitCode, ...facts });
}

/** Joins the lines of a text. Reasons come from several libraries, but the answer must be one line. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}
