// `npm run gallery`: shows the golden picture of every case of every generator in the browser, and a changed picture beside its golden.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { root } from '../test-support/stamp.mjs';

const folder = join(root, 'packages/domain/test/golden');

/** Target aspect ratios of slots, for generators that have them. [GEN-MOSAIC1-08] */
const TARGET_RATIOS = { mosaic1: [1, 4 / 3, 0.75, 0.6, 1.5, 0.5] };

/** Describes the deviation of a golden layout's photos from the nearest target ratio; '' for generators without targets. */
function deviation(generator, name) {
  const targets = TARGET_RATIOS[generator];
  const file = join(folder, generator, `${name}.json`);
  if (!targets || !existsSync(file)) return '';
  const photos = JSON.parse(readFileSync(file, 'utf8')).cells.filter(({ kind }) => kind === 'photo');
  const off = photos.map(({ width, height }) => Math.min(...targets.map((target) => Math.abs(Math.log(width / height / target)))));
  const percent = (log) => `${(100 * (Math.exp(log) - 1)).toFixed(1)} %`;
  const mean = off.reduce((sum, value) => sum + value, 0) / off.length;
  return `${photos.length} photos; off their nearest target ratio by ${percent(mean)} on average, ${percent(Math.max(...off))} at most`;
}

function figure(generator, name) {
  const picture = (stem, caption) => {
    const file = join(folder, generator, `${stem}.svg`);
    if (!existsSync(file)) return '';
    const note = deviation(generator, stem);
    return `<figure>${readFileSync(file, 'utf8')}<figcaption>${caption}${note && `<br><small>${note}</small>`}</figcaption></figure>`;
  };
  return picture(name, name) + picture(`${name}-changed`, `${name}: changed`);
}

function page() {
  const sections = readdirSync(folder).map((generator) => {
    const names = readdirSync(join(folder, generator)).filter((file) => file.endsWith('.svg') && !file.endsWith('-changed.svg'));
    return `<h2>${generator}</h2><div>${names.map((file) => figure(generator, file.slice(0, -4))).join('')}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Muro: layout gallery</title><style>
    body { font: 15px/1.5 Jost, system-ui, sans-serif; margin: 2rem; background: #f6f2ea; color: #2f2b27 }
    div { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: end }
    figure { margin: 0; max-width: 260px } svg { max-width: 260px; max-height: 260px; background: #fff; box-shadow: 0 6px 18px #0003 }
    figcaption { margin-top: .4rem; font-size: 13px }</style><h1>Layout gallery</h1>${sections.join('')}`;
}

const server = createServer((_request, response) => response.setHeader('content-type', 'text/html; charset=utf-8').end(page()));
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => console.log(`Layout gallery: http://localhost:${server.address().port}/`));
