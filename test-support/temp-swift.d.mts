export interface TempSwift {
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Of its processes. */
  pids(): readonly number[];
  kill(): Promise<void>;
  /** Again, after it was killed. */
  start(): Promise<void>;
  stop(): Promise<void>;
}
export function startTempSwift(): Promise<TempSwift | null>;
