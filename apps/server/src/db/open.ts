import type { Database, DatabasePlace } from './database.ts';
import { openEmbedded } from './open-embedded.ts';
import { openPostgres } from './open-postgres.ts';

/** Opens the database and migrates its tables. */
export function openDatabase(place: DatabasePlace): Promise<Database> {
  return place.url ? openPostgres(place.url, place) : openEmbedded(place);
}
