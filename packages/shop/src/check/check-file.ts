import { basename } from 'node:path';
import { readShapesXml, type XmlElement } from '@muro/domain';
import { DIGIT_FILE } from '../catalogue/names.ts';
import { readDesignFile } from '../catalogue/read-design.ts';
import { readDigits } from '../catalogue/read-digit-file.ts';
import { type PictureFault, readLayout } from '../catalogue/read-layout.ts';
import { faultIn } from '../files/fault.ts';
import { readTextFile } from '../files/read-text-file.ts';
import { attempt, readXmlFile } from '../files/read-xml-file.ts';
import { readPrices } from '../prices/read-prices.ts';
import { formatCount } from '../text/format-count.ts';
import { checkCollage } from './check-collage.ts';
import { checkList } from './check-list.ts';
import type { CheckResult } from './check-result.ts';
import { checkShopFile } from './check-shop.ts';

/** Detects the kind of a file and checks it. */
export async function checkFile(file: string, artFault: PictureFault): Promise<CheckResult> {
  if (/\.jsonc$/i.test(file)) return checkShopFile(file);
  if (/\.json$/i.test(file)) return checkPrices(file);
  const read = readXmlFile(file);
  if (!read.ok) return { file, kind: '', contents: '', faults: [read.fault] };
  const { text, root } = read;
  switch (kindOf(root)) {
    case 'collage':
      return checkCollage(file, text);
    case 'list':
      return checkList(file, { text, root });
    case 'shapes':
      return basename(file) === DIGIT_FILE ? checkDigits(file) : checkShapes(file, text);
    case 'layout':
      return checkLayout(file, artFault);
    case 'design': {
      const { template, faults } = readDesignFile(file);
      return { file, kind: 'design', contents: template?.name ?? '', faults };
    }
    default:
      return {
        file,
        kind: '',
        contents: '',
        faults: [faultIn(file, { ...root, reason: `<${root.name.slice(0, 40)}> is not a document of Muro` })],
      };
  }
}

/** Detects the kind of an XML document. A design's layout and its list entry have the same root name, so their content decides. */
function kindOf({ name, children, attributes }: XmlElement): 'collage' | 'list' | 'shapes' | 'layout' | 'design' | null {
  if (name === 'collage') return 'collage';
  if (name === 'rsp') return 'list';
  if (name === 'shapes') return 'shapes';
  if (name !== 'template') return null;
  const isLayout = children.some((child) => ['dopcanvas', 'variation', 'resources', 'bases'].includes(child.name));
  const isEntry = 'id' in attributes || 'name' in attributes || children.some((child) => ['id', 'name', 'children'].includes(child.name));
  return isEntry && !isLayout ? 'design' : 'layout';
}

function checkPrices(file: string): CheckResult {
  const read = readTextFile(file);
  if (!read.ok) return { file, kind: '', contents: '', faults: [read.fault] };
  const { prices, faults } = readPrices(read.text);
  const contents = prices ? `${Object.keys(prices.materials).length} materials, ${prices.currency}` : '';
  return { file, kind: 'prices', contents, faults: faults.map((fault) => faultIn(file, fault)) };
}

function checkDigits(file: string): CheckResult {
  return { file, kind: 'shapes', contents: 'digits', faults: readDigits(file).faults };
}

function checkShapes(file: string, text: string): CheckResult {
  const shapes = attempt(() => readShapesXml(text));
  if (!shapes.ok) return { file, kind: 'shapes', contents: '', faults: [faultIn(file, shapes.fault)] };
  return { file, kind: 'shapes', contents: formatCount(shapes.value.size, 'shape'), faults: [] };
}

async function checkLayout(file: string, artFault: PictureFault): Promise<CheckResult> {
  const { document, faults } = await readLayout(file, artFault);
  const size = document?.layout.size;
  const photos = document?.layout.cells.filter((cell) => cell.kind === 'photo').length;
  return { file, kind: 'layout', contents: size ? `${size.width} x ${size.height} cm, ${formatCount(photos ?? 0, 'photo')}` : '', faults };
}
