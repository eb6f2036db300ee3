export interface ChromiumOptions {
  executablePath: string;
  args: string[];
}
export function chromiumPath(): string;
export function chromiumOptions(...more: readonly string[]): ChromiumOptions;
export function steadyChromium(...more: readonly string[]): ChromiumOptions;
