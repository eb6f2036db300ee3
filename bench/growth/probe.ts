export interface Probe {
  readonly name: string;
  /** Number of blocks up to which any growth is allowed, for the depth of an index. 0 by default. */
  readonly maxBlocks?: number;
  readonly run: () => Promise<unknown>;
}
