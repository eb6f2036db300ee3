import type { PrintFiles } from '../../files/print-files.ts';
import type { PrintRetention } from '../types/print-retention.ts';

interface ExpirePorts {
  readonly printRetention: PrintRetention;
  readonly printFiles: PrintFiles;
}

/**
 * Deletes the print files of orders that ended and did not change for `idleDays` (retention). They can be made again from the ordered
 * document. Returns the number of jobs.
 */
export async function expirePrintFiles({ printRetention, printFiles }: ExpirePorts, idleDays: number): Promise<number> {
  let count = 0;
  for (;;) {
    const places = await printRetention.claimExpired(idleDays);
    if (places.length === 0) return count;
    for (const place of places) {
      // The PDF is deleted last: while it exists it can be downloaded, and a missing PDF means that the deletion is complete.
      for (const ending of ['json', 'pdf']) await printFiles.remove(`${place.name}.${ending}`);
      await printRetention.markDeleted(place);
      count++;
    }
  }
}
