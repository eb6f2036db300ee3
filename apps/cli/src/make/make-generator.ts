import { fit, type Generator } from '@muro/domain';

/** What photos are laid out by when nothing is said. */
export const MAKE_GENERATOR: Generator = fit;
