/** Time for which a file is kept after a server with its version last started or ran its daily upkeep, s: pages stay open for weeks. */
export const WEB_FILE_LIFE_S = 30 * 24 * 3600;

/** False for compressed copies, because the uncompressed file is stored, and for source maps, which no page loads. */
export const isStoredFile = (name: string): boolean => !/\.(?:br|gz|map)$/.test(name);

/** The web app's files of all recent versions, so that during a rolling update every server can serve the pages of the others. */
export interface WebFiles {
  /** Stores the files of this server's own version and updates their `seenAt`. */
  store(): Promise<void>;
  /** Null for a name that no version had. */
  find(name: string): Promise<Uint8Array | null>;
}
