import type { PrintJob, PrintReport } from './print-job.ts';

/** Writes the print file of a collage. */
export async function printPdf(_job: PrintJob): Promise<PrintReport> {
  throw new Error('The print file is not built yet');
}
