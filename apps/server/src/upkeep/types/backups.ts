export interface Backups {
  /** Yields a compressed dump of all rows of one snapshot, with the files they reference. A slow reader blocks nothing else. */
  dump(): AsyncIterable<Buffer>;
}
