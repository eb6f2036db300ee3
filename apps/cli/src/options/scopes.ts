import { OPERATOR_SCOPES, type OperatorScope } from '@muro/api';
import { wrongUsage } from '../terminal/failure.ts';

/** Parses `--scope orders:read,prints:read`. */
export function readScopes(text: string): readonly OperatorScope[] {
  return text.split(',').map((word) => {
    const scope = OPERATOR_SCOPES.find((operatorScope) => operatorScope === word.trim());
    if (!scope) throw wrongUsage(`--scope: expected some of ${OPERATOR_SCOPES.join(', ')} but received '${word.trim()}'`);
    return scope;
  });
}
