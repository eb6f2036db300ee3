import type { PrintFiles } from '../../files/print-files.ts';
import type { PrintRoom } from '../types/print-room.ts';

interface LetGoPorts {
  readonly printRoom: PrintRoom;
  readonly printFiles: PrintFiles;
}

/** Lets go of the print files of orders that ended so many days ago; they can be made again from what was ordered. How many orders' collages. */
export async function letGoPrints({ printRoom, printFiles }: LetGoPorts, idleDays: number): Promise<number> {
  let count = 0;
  for (;;) {
    const places = await printRoom.choose(idleDays);
    if (places.length === 0) return count;
    for (const place of places) {
      // The PDF last: as long as it is there it is fetched, and where it is not nothing else goes any more.
      for (const ending of ['json', 'pdf']) await printFiles.remove(`${place.name}.${ending}`);
      await printRoom.gone(place);
      count++;
    }
  }
}
