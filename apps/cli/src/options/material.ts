import { isMaterialCode, MATERIALS, type MaterialCode } from '@muro/domain';
import { wrongUsage } from '../terminal/failure.ts';

export function readMaterial(text: string): MaterialCode {
  const code = text.toUpperCase();
  if (code !== '' && isMaterialCode(code)) return code;
  const names = Object.keys(MATERIALS).filter((name) => name !== '');
  throw wrongUsage(`--material: expected one of ${names.join(', ')} but received '${text}'`);
}

/**
 * Returns the requested material, or by default the first one offered.
 *
 * @param owner  subject of the error message
 */
export function chosenMaterial(text: string | undefined, offered: readonly MaterialCode[], owner: string): MaterialCode {
  const codes: readonly MaterialCode[] = offered.filter((code) => code !== '');
  if (text === undefined) return codes[0] ?? '';
  const material = readMaterial(text);
  if (codes.includes(material)) return material;
  throw wrongUsage(`--material: ${owner} comes on ${codes.join(', ')} but received '${text}'`);
}
