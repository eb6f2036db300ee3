import { createHash } from 'node:crypto';
import type { Migration } from './read-migrations.ts';

/** Thrown if this version must not work on the database; the message is one line for the operator. */
export class SchemaError extends Error {}

/** A migration that was applied to the tables of a database or of a dump. */
export type AppliedStep = Pick<Migration, 'hash' | 'when'>;

/** Hash of the first migration of all versions before 0.1.0. */
const FIRST_BEFORE_RELEASE = '420eb7f551891244a8444f42f5ad657e0ee50f4b5209fafdded369d1d6549bd9';
/**
 * SHA-256 of the 32 migrations of the last version before 0.1.0, one line each with hash and date. Its tables equal those of `0000_base`.
 */
const ALL_BEFORE_RELEASE = 'd1b3735672db78c9bce6ddddaa7813bed7d487d2b00ca6c79fd4bbc4cfdf9fb6';

/** True for the tables of the last version before 0.1.0. */
export function areAllBeforeRelease(steps: readonly AppliedStep[]): boolean {
  const lines = steps.map(({ hash, when }) => `${hash} ${when}\n`);
  return createHash('sha256').update(lines.join('')).digest('hex') === ALL_BEFORE_RELEASE;
}

/**
 * Checks that the applied migrations equal this version's own, as far as this version knows them. Later ones are not checked.
 *
 * @throws {SchemaError}
 */
export function checkSteps(steps: readonly AppliedStep[], migrations: readonly Migration[]): void {
  if (steps[0]?.hash === FIRST_BEFORE_RELEASE)
    throw new SchemaError('it was written by an early version before 0.1.0: only the last version before 0.1.0 can be upgraded.');
  for (const [index, { tag, hash, when }] of migrations.slice(0, steps.length).entries()) {
    const isSame = steps[index]?.hash === hash && steps[index]?.when === when;
    if (!isSame) throw new SchemaError(`its migration ${index + 1} is not ${tag} of this version.`);
  }
}

/**
 * Returns the steps of a dump as this version counts them.
 *
 * @throws {SchemaError} for a dump of a newer version, of an unsupported early version, or with foreign migrations
 */
export function dumpSteps(migrations: readonly AppliedStep[], supported: readonly Migration[]): readonly AppliedStep[] {
  const steps = areAllBeforeRelease(migrations) ? supported.slice(0, 1) : migrations;
  checkSteps(steps, supported);
  if (steps.length > supported.length)
    throw new SchemaError(`it was made by a newer Muro (schema version ${steps.length}; this Muro has version ${supported.length}).`);
  return steps;
}
