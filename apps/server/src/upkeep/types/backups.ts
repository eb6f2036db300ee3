export interface Backups {
  /** All rows as they are at one moment, and which content they name; packed. Reading it slowly holds up nobody. */
  dump(): AsyncIterable<Buffer>;
}
