export interface TempSwift {
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  kill(): Promise<void>;
  /** Again, after it was killed. */
  start(): Promise<void>;
  stop(): Promise<void>;
}
export function startTempSwift(): Promise<TempSwift | null>;
