import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { it } from 'vitest';

/** Independent PDF readers. A test that needs a missing one is skipped; its title names the tool. */
export type Tool = 'pdfinfo' | 'pdfimages' | 'pdftoppm' | 'pdffonts' | 'qpdf' | 'mutool' | 'gs';

const installed = new Map<Tool, boolean>();

export function hasTool(tool: Tool): boolean {
  const cached = installed.get(tool) ?? spawnSync(tool, ['-v'], { stdio: 'ignore' }).error === undefined;
  installed.set(tool, cached);
  return cached;
}

export function itWith(tools: readonly Tool[], name: string, test: () => Promise<void> | void): void {
  const missing = tools.filter((tool) => !hasTool(tool));
  if (missing.length === 0) it(name, test);
  else it.skip(`${name} (skipped: ${missing.join(', ')} is not installed)`, test);
}

export function run(tool: Tool, ...args: string[]): string {
  return execFileSync(tool, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Renders one page as PNG beside the PDF and returns its path. */
export function rasterise(pdf: string, dpi: number): string {
  const stem = pdf.replace(/\.pdf$/, `-${dpi}`);
  run('pdftoppm', '-r', String(dpi), '-png', '-singlefile', pdf, stem);
  return `${stem}.png`;
}

/** Independent renderers. They treat partly covered pixels at edges differently: some blend them, others fill them. */
export const PAINTERS = {
  'poppler, smooth': (dpi, pdf, out) => run('pdftoppm', '-r', dpi, '-png', '-singlefile', pdf, out.slice(0, -4)),
  'poppler, hard': (dpi, pdf, out) => run('pdftoppm', '-r', dpi, '-aaVector', 'no', '-png', '-singlefile', pdf, out.slice(0, -4)),
  'mupdf, smooth': (dpi, pdf, out) => run('mutool', 'draw', '-q', '-r', dpi, '-o', out, pdf, '1'),
  'mupdf, hard': (dpi, pdf, out) => run('mutool', 'draw', '-q', '-A', '0', '-r', dpi, '-o', out, pdf, '1'),
  'ghostscript, hard': (dpi, pdf, out) =>
    run('gs', '-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', '-sDEVICE=png16m', `-r${dpi}`, `-sOutputFile=${out}`, pdf),
} as const satisfies Readonly<Record<string, (dpi: string, pdf: string, out: string) => string>>;
export type Painter = keyof typeof PAINTERS;

/** Renders one page as PNG beside the PDF with the given renderer and returns its path. */
export function paintedBy(painter: Painter, pdf: string, dpi: number): string {
  const out = pdf.replace(/\.pdf$/, `-${painter.replaceAll(/\W+/g, '-')}-${dpi}.png`);
  PAINTERS[painter](String(dpi), pdf, out);
  return out;
}

/** Extracts the images of a PDF, each once, as stored streams; returns their paths in order. Soft masks count as images. */
export function extractImages(pdf: string): readonly string[] {
  const stem = pdf.replace(/\.pdf$/, '-picture');
  // pdfimages lists an image once per use; column 11 is the object number.
  const objects = run('pdfimages', '-list', pdf)
    .split('\n')
    .slice(2)
    .flatMap((line) => line.trim().split(/ +/)[10] ?? []);
  run('pdfimages', '-all', pdf, stem);
  const folder = dirname(stem);
  return readdirSync(folder)
    .sort()
    .map((name) => join(folder, name))
    .filter((path) => path.startsWith(`${stem}-`))
    .filter((_, index) => objects.indexOf(objects[index] as string) === index);
}
