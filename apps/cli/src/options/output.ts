import { extname } from 'node:path';
import { wrongUsage } from '../failure.ts';

/** Reads an option that names a file to write: by its ending it is known what it is, and no two of a command are one. */
export function fileEnding(option: string, ...endings: readonly [string, ...string[]]): (text: string) => string {
  return (text) => {
    if (endings.includes(extname(text).toLowerCase())) return text;
    throw wrongUsage(`${option}: expected a file ending in ${endings.join(', ')} but received '${text}'`);
  };
}

/** Reads an option that names a folder; '' is a variable of a script that nobody set, and `-` no stream here. */
export function folderName(option: string): (text: string) => string {
  return (text) => {
    if (text.trim() !== '' && text !== '-') return text;
    throw wrongUsage(`${option}: expected a folder but received '${text}'`);
  };
}
