export interface Probe {
  readonly name: string;
  /** Blocks up to which it may grow by any factor, for the depth of an index in which a fixed number of rows is looked up. 0 when left out. */
  readonly mostBlocks?: number;
  readonly run: () => Promise<unknown>;
}
