import { extname } from 'node:path';
import { wrongUsage } from '../terminal/failure.ts';

/** Parses an option with the name of an output file. The extension selects the format; the outputs of a command must differ. */
export function fileEnding(option: string, ...endings: readonly [string, ...string[]]): (text: string) => string {
  return (text) => {
    if (endings.includes(extname(text).toLowerCase())) return text;
    throw wrongUsage(`${option}: expected a file ending in ${endings.join(', ')} but received '${text}'`);
  };
}

/** Parses an option with the name of a folder. Rejects '', usually an unset variable in a script, and `-`, since no stream is possible. */
export function folderName(option: string): (text: string) => string {
  return (text) => {
    if (text.trim() !== '' && text !== '-') return text;
    throw wrongUsage(`${option}: expected a folder but received '${text}'`);
  };
}
