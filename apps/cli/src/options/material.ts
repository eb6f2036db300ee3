import { isMaterialCode, MATERIALS, type MaterialCode } from '@muro/domain';
import { wrongUsage } from '../failure.ts';

export function readMaterial(text: string): MaterialCode {
  const code = text.toUpperCase();
  if (code !== '' && isMaterialCode(code)) return code;
  const known = Object.keys(MATERIALS).filter((name) => name !== '');
  throw wrongUsage(`--material: expected one of ${known.join(', ')} but received '${text}'`);
}
