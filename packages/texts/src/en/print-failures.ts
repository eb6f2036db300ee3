import type { Catalogue } from '../shared/core.ts';

/** Reasons of a failed print. */
export const printFailures = {
  failedDocument: 'The collage document could not be read.',
  failedPhoto: 'A photo of the collage is missing or damaged.',
  failedTime: 'Making the print file took too long.',
  failedMemory: 'Making the print file needed too much memory.',
  failedSpace: 'There was no disk space left for the print file.',
  failedKilled: 'Making the print file was interrupted too many times.',
  failedOther: 'The print file could not be made.',
} as const satisfies Catalogue;
