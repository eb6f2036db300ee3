import type { MaterialCode } from '@muro/domain';
import type { TextKey } from '../../state/language/text-store.ts';

/** Id of 'no preference': the library's lists do not accept an empty id. */
const NO_PREFERENCE = 'NO_PREFERENCE';

/** Returns the text key of a material's name, which also is its id in lists. [MAT-01 … MAT-09] */
export function materialLabel(code: MaterialCode): TextKey {
  return code === '' ? NO_PREFERENCE : code;
}

/** Returns the material with this id. */
export function materialWithLabel(id: string): MaterialCode {
  return id === NO_PREFERENCE ? '' : (id as MaterialCode);
}
