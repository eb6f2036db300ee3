import type { Catalogue } from '../core.ts';

/** Why a print file could not be made. */
export const printFailures = {
  document: 'The collage document could not be read.',
  photo: 'A photo of the collage is missing or damaged.',
  time: 'Making the print file took too long.',
  memory: 'Making the print file needed too much memory.',
  space: 'There was no disk space left for the print file.',
  killed: 'Making the print file was interrupted too many times.',
  other: 'The print file could not be made.',
} as const satisfies Catalogue;
