import { itemAt } from '../units/item-at.ts';
import type { Path, PathStep } from './path.ts';

/** Limit against hostile input; the shapes of the library have far fewer steps. */
const MAX_STEPS = 20_000;

const ARGUMENTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, z: 0 };
const TOKEN = /[\s,]*(?:([A-Za-z])|([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?))/y;
const REST = /[\s,]*$/y;

/** A command letter or a number, and its position in the text. */
interface Token {
  readonly letter: string | null;
  readonly number: number;
  readonly at: number;
}

/**
 * Reads an outline of the shape library: the SVG path commands M m L l H h V v C c Z; numbers are separated by spaces, commas or
 * their signs; a repeated command may be omitted.
 *
 * @returns absolute steps in the shape's own units
 * @throws {RangeError} naming the character position (from 0) of the fault
 * @see [BORD-06]
 */
export function readShapePath(text: string): Path {
  const tokens = tokensOf(text);
  const steps: PathStep[] = [];
  const pen = { x: 0, y: 0, startX: 0, startY: 0 };
  let command = '';
  for (let i = 0; i < tokens.length; ) {
    const token = itemAt(tokens, i);
    if (token.letter !== null) {
      command = token.letter;
      i += 1;
    } else {
      command = repeatedCommand(command, token.at);
    }
    const count = ARGUMENTS[command.toLowerCase()];
    if (count === undefined) fail('a command of M, L, H, V, C or Z', `'${command}'`, token.at);
    if (steps.length === 0 && command.toLowerCase() !== 'm') fail('M first', `'${command}'`, token.at);
    if (steps.length >= MAX_STEPS) fail(`at most ${MAX_STEPS} steps`, 'more', token.at);
    steps.push(stepOf(command, numbersAt(tokens, i, count, text.length), pen));
    i += count;
  }
  return steps;
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  for (;;) {
    REST.lastIndex = position;
    if (REST.test(text)) return tokens;
    TOKEN.lastIndex = position;
    const match = TOKEN.exec(text);
    if (!match) fail('a command or a number', `'${text.slice(position, position + 10)}'`, position);
    const place = TOKEN.lastIndex - (match[1] ?? match[2] ?? '').length;
    const number = Number(match[2] ?? 0);
    if (!Number.isFinite(number)) fail('a finite number', `'${match[2]}'`, place);
    tokens.push({ letter: match[1] ?? null, number, at: place });
    if (tokens.length > MAX_STEPS * 7) fail(`at most ${MAX_STEPS} steps`, 'more', place);
    position = TOKEN.lastIndex;
  }
}

/** The command that numbers without a letter repeat: the last one; after a move, a line. */
function repeatedCommand(command: string, position: number): string {
  if (command === '' || command.toLowerCase() === 'z') fail('a command', 'a number', position);
  if (command === 'M') return 'L';
  return command === 'm' ? 'l' : command;
}

function numbersAt(tokens: readonly Token[], from: number, count: number, end: number): number[] {
  const numbers: number[] = [];
  for (let i = from; i < from + count; i++) {
    const token = tokens[i];
    if (!token) fail(`${count} numbers`, `${i - from}`, end);
    if (token.letter !== null) fail(`${count} numbers`, `${i - from} before '${token.letter}'`, token.at);
    numbers.push(token.number);
  }
  return numbers;
}

interface Pen {
  x: number;
  y: number;
  startX: number;
  startY: number;
}

/** Makes one step absolute and moves the pen to its end. */
function stepOf(command: string, numbers: readonly number[], pen: Pen): PathStep {
  const kind = command.toLowerCase();
  const isRelative = command === kind;
  const dx = isRelative ? pen.x : 0;
  const dy = isRelative ? pen.y : 0;
  if (kind === 'z') {
    pen.x = pen.startX;
    pen.y = pen.startY;
    return ['Z'];
  }
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
  if (kind === 'c') {
    pen.x = e + dx;
    pen.y = f + dy;
    return ['C', a + dx, b + dy, c + dx, d + dy, pen.x, pen.y];
  }
  if (kind === 'h') pen.x = a + dx;
  else if (kind === 'v') pen.y = a + dy;
  else {
    pen.x = a + dx;
    pen.y = b + dy;
  }
  if (kind !== 'm') return ['L', pen.x, pen.y];
  pen.startX = pen.x;
  pen.startY = pen.y;
  return ['M', pen.x, pen.y];
}

function fail(expected: string, received: string, position: number): never {
  throw new RangeError(`Expected ${expected} in a shape path but received ${received} at position ${position}`);
}
