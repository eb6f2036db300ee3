import { AsyncLocalStorage } from 'node:async_hooks';

interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
}

/** The streams that a call of `muro` writes to: those of the process, or others in a test. */
export interface Io {
  readonly stdout: Output;
  readonly stderr: Output;
}

interface Call {
  readonly io: Io;
  exitCode: number;
}

const calls = new AsyncLocalStorage<Call>();

/** The call that this code runs for. */
function currentCall(): Call {
  const call = calls.getStore();
  if (!call) throw new Error('Expected a call of `muro`.');
  return call;
}

/** Runs a call with its own streams; the promise resolves to its exit code. */
export function runCall(io: Io, run: () => Promise<void>): Promise<number> {
  const call: Call = { io, exitCode: 0 };
  return calls.run(call, async () => {
    await run();
    return call.exitCode;
  });
}

export const currentIo = (): Io => calls.getStore()?.io ?? process;

/** The call ends with this exit code once its work is done. */
export function setExitCode(code: number): void {
  currentCall().exitCode = code;
}
