import type { SubjectFinder } from '../../src/files/subject-finder.ts';

/**
 * Finds no subjects. It takes the place of the subject finder in component tests: its detector would take a third of their processor time,
 * and journeys test it.
 */
export const createSubjectFinder = (): SubjectFinder => ({ find: async () => null, end: () => undefined });
