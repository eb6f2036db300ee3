import { fit, type Generator } from '@muro/domain';

/** Default generator of `muro make`. */
export const MAKE_GENERATOR: Generator = fit;
