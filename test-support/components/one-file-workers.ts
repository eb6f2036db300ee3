import { dirname, join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const WORKER = /^(.*-worker\.ts)\?.*worker_file/;

/**
 * Serves each worker as one file. The app starts workers often; without this plugin each would request hundreds of modules again, which
 * takes more processor time than its work.
 */
export function oneFileWorkers(): Plugin {
  return {
    name: 'muro-one-file-workers',
    apply: 'serve',
    enforce: 'pre',
    async load(id) {
      const [, file] = WORKER.exec(id) ?? [];
      if (!file) return null;
      const { code, moduleIds } = await bundle(file);
      for (const moduleId of moduleIds) if (moduleId.startsWith('/')) this.addWatchFile(moduleId);
      return { code };
    },
  };
}

export async function bundle(file: string): Promise<Rolldown.OutputChunk> {
  const outputs = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [{ name: 'muro-absolute-places', enforce: 'pre', resolveId: absolute }],
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry: file, formats: ['es'] },
      rolldownOptions: { external: (source, _importer, isResolved) => !isResolved && !isOwn(source), output: { codeSplitting: false } },
    },
  });
  const [chunk] = (outputs as Rolldown.RolldownOutput[])[0]?.output ?? [];
  if (!chunk) throw new Error(`Expected one file for the worker ${file} but received none`);
  return chunk;
}

/** True for sources of the project; packages and imports with a query stay imports, which Vite serves. */
const isOwn = (source: string): boolean => /^(\.|\/|@muro\/)/.test(source) && !source.includes('?');

/** Makes a specifier with a query absolute, since it is resolved from the bundled file. */
function absolute(source: string, importer: string | undefined) {
  if (!importer || !source.startsWith('.') || !source.includes('?')) return null;
  return { id: join(dirname(importer), source), external: 'absolute' as const };
}
