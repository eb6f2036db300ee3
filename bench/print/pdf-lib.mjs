// The same page with pdf-lib: every photo whole, placed and clipped. node pdf-lib.mjs JOB.json OUT
import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import {
  clip,
  concatTransformationMatrix,
  drawObject,
  endPath,
  PDFDocument,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
} from 'pdf-lib';

const { sheet, photos } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const pt = 72 / 2.54;
const pdf = await PDFDocument.create();
const page = pdf.addPage([sheet.width * pt, sheet.height * pt]);
const box = ({ x, y, width, height }) => [(x - sheet.x) * pt, (sheet.height + sheet.y - y - height) * pt, width * pt, height * pt];
for (const { path, frame, rect } of photos) {
  const name = page.node.newXObject('P', (await pdf.embedJpg(readFileSync(path))).ref);
  const [x, y, width, height] = box(rect);
  page.pushOperators(
    pushGraphicsState(),
    rectangle(...box(frame)),
    clip(),
    endPath(),
    concatTransformationMatrix(width, 0, 0, height, x, y),
    drawObject(name),
    popGraphicsState(),
  );
}
const out = await open(process.argv[3], 'w');
await out.writeFile(await pdf.save());
await out.sync();
await out.close();
