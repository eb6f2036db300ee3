export interface TempSwift {
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  stop(): Promise<void>;
}
export function startTempSwift(): Promise<TempSwift | null>;
