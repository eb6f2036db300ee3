export interface Probe {
  readonly name: string;
  readonly run: () => Promise<unknown>;
}
