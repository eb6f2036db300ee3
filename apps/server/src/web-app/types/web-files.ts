/** The web app's files of every version that servers on one database had lately: a page of one may ask a server of another. */
export interface WebFiles {
  /** Keeps those of this server's own version, each under its name; says anew that they are needed. */
  keep(): Promise<void>;
  /** Null for a name that no version had. */
  find(name: string): Promise<Uint8Array | null>;
}
