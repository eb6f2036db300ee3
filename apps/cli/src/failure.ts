/** What went wrong in words for the person at the terminal: the input is wrong (exit 1) or the command was (exit 2). */
export interface Failure extends Error {
  readonly name: 'Failure';
  readonly exitCode: 1 | 2;
  /** '' when no single file is to blame. */
  readonly file: string;
  /** Line or element inside the file, '' for the whole. */
  readonly place: string;
  readonly reason: string;
}

/** The input is wrong. */
export function wrongInput(file: string, reason: string, place = ''): Failure {
  return failure(1, { file, place, reason });
}

/** The command is wrong. */
export function wrongUsage(reason: string): Failure {
  return failure(2, { file: '', place: '', reason });
}

/** Nobody could look whether the input is right, which is another thing than wrong. */
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

/** Reasons come from many hands; the answer is one line whatever they hold. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}
