/** The web app's files of all recent versions, so that during a rolling update every server can serve the pages of the others. */
export interface WebFiles {
  /** Stores the files of this server's own version and updates their `seenAt`. */
  store(): Promise<void>;
  /** Null for a name that no version had. */
  find(name: string): Promise<Uint8Array | null>;
}
