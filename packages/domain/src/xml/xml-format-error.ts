/**
 * Error for an invalid document from outside. The message is one line for people: 'line 3, template/variation/dopimage[2]: width must be
 * above 0'.
 */
export interface XmlFormatError extends Error {
  readonly name: 'XmlFormatError';
  /** Line number, from 1. */
  readonly line: number;
  /** Column number, from 1; 0 if only the line is known. */
  readonly column: number;
  /** Path of the element from the root; '' before the root. */
  readonly place: string;
  readonly reason: string;
}

export interface XmlPosition {
  readonly line: number;
  readonly column: number;
  readonly place: string;
}

/** Maximum number of characters of a place in a message. */
const MAX_PLACE = 100;

export function xmlFormatError({ line, column, place }: XmlPosition, reason: string): XmlFormatError {
  const shortPlace = place.length > MAX_PLACE ? `…${place.slice(-MAX_PLACE)}` : place;
  const message = `line ${line}, ${shortPlace === '' ? '' : `${shortPlace}: `}${reason}`;
  return Object.assign(new Error(message), { name: 'XmlFormatError' as const, line, column, place, reason });
}

export function isXmlFormatError(error: unknown): error is XmlFormatError {
  return error instanceof Error && error.name === 'XmlFormatError';
}
