import { type ParseErrorCode, printParseErrorCode } from 'jsonc-parser';

interface Span {
  readonly offset: number;
  readonly length: number;
}

/** Describes a syntax error for the author of the file; `at` is the offset of the mistake. */
export function syntaxReason(code: ParseErrorCode, text: string, span: Span): { readonly at: number; readonly reason: string } {
  const { offset, length } = span;
  const faultyText = text.slice(offset, offset + Math.max(1, length));
  const before = lastNonSpace(text, offset);
  const here = (reason: string) => ({ at: offset, reason });
  const behind = (reason: string) => ({ at: before + 1, reason });

  if (text.trim() === '') return here('is empty');
  if (before >= 0 && text[before] === ',' && /^[}\]]/.test(faultyText))
    return { at: before, reason: `a comma too many before ${faultyText[0]}` };
  if (/\d,$/.test(text.slice(Math.max(0, offset - 2), offset)) && /^\d/.test(faultyText)) return here('a number has no comma in it');
  switch (printParseErrorCode(code)) {
    case 'InvalidSymbol':
      return here(oddSymbol(faultyText));
    case 'CommaExpected':
      return /^\d/.test(faultyText) && text[before] === '0' && before === offset - 1
        ? here('a number does not begin with 0')
        : behind(`a comma is missing before ${visibleCharacter(faultyText)}`);
    case 'ColonExpected':
      return behind('a colon is missing');
    case 'CloseBraceExpected':
      return here('a } is missing');
    case 'CloseBracketExpected':
      return here('a ] is missing');
    case 'EndOfFileExpected':
      return here(`nothing may stand behind the end, but there is ${visibleCharacter(faultyText)}`);
    case 'InvalidCommentToken':
      return here('JSON has no comments');
    case 'UnexpectedEndOfComment':
      return here('the comment does not end: */ is missing');
    case 'UnexpectedEndOfString':
      return here('the closing " is missing in this line');
    case 'UnexpectedEndOfNumber':
    case 'InvalidNumberFormat':
      return here(`${visibleCharacter(faultyText)} is not a number`);
    case 'PropertyNameExpected':
      return here(
        faultyText.trim() === '' ? 'a name in quotes is missing' : `a name in quotes is expected, not ${visibleCharacter(faultyText)}`,
      );
    case 'ValueExpected':
      return here(faultyText.trim() === '' ? 'a value is missing' : `a value is expected, not ${visibleCharacter(faultyText)}`);
    default:
      return here(`${visibleCharacter(faultyText)} is not allowed in a text`);
  }
}

function oddSymbol(found: string): string {
  if (/^[“”„«»‘’']/.test(found)) return `${found[0]} is not a quotation mark of JSON; write "`;
  if (/^(nan|infinity)/i.test(found)) return `${found} is not a number`;
  if (/^(true|false|null)$/i.test(found)) return `write ${found.toLowerCase()}, in small letters`;
  return `${visibleCharacter(found)} is not JSON; a text stands in "quotes"`;
}

/** Returns the index of the last non-space character before `offset`; -1 for none. */
function lastNonSpace(text: string, offset: number): number {
  return text.slice(0, offset).trimEnd().length - 1;
}

/** Returns the character found; invisible characters as their code. */
function visibleCharacter(found: string): string {
  const [first = ''] = found;
  if (/[\p{C}\p{Z}]/u.test(first)) return `U+${(first.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  return found.length > 30 ? `${found.slice(0, 27)}...` : found;
}
