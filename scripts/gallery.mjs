// `npm run gallery`: every case of every generator as its golden picture, in the browser. A changed case shows beside its golden.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { root } from './stamp.mjs';

const folder = join(root, 'packages/domain/test/golden');

function figure(generator, name) {
  const picture = (file, caption) =>
    existsSync(join(folder, generator, file))
      ? `<figure>${readFileSync(join(folder, generator, file), 'utf8')}<figcaption>${caption}</figcaption></figure>`
      : '';
  return picture(`${name}.svg`, name) + picture(`${name}-changed.svg`, `${name}: changed`);
}

function page() {
  const sections = readdirSync(folder).map((generator) => {
    const names = readdirSync(join(folder, generator)).filter((file) => file.endsWith('.svg') && !file.endsWith('-changed.svg'));
    return `<h2>${generator}</h2><div>${names.map((file) => figure(generator, file.slice(0, -4))).join('')}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Muro: layout gallery</title><style>
    body { font: 15px/1.5 Jost, system-ui, sans-serif; margin: 2rem; background: #f6f2ea; color: #2f2b27 }
    div { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: end }
    figure { margin: 0 } svg { max-width: 260px; max-height: 260px; background: #fff; box-shadow: 0 6px 18px #0003 }
    figcaption { margin-top: .4rem; font-size: 13px }</style><h1>Layout gallery</h1>${sections.join('')}`;
}

const server = createServer((_request, response) => response.setHeader('content-type', 'text/html; charset=utf-8').end(page()));
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => console.log(`Layout gallery: http://localhost:${server.address().port}/`));
