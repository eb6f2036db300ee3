import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { type Cm, type Matrix, PT_PER_CM, type Rect, type SizeCm } from '@muro/domain';
import { srgbProfile } from '../color/srgb-profile.ts';
import type { ByteSink } from '../files/byte-sink.ts';
import { type PdfFile, startPdfFile } from './pdf-file.ts';
import { pdfBox, pdfDate, pdfNumber, pdfText } from './pdf-syntax.ts';
import { PRODUCER } from './producer.ts';
import { xmpPacket } from './xmp.ts';

export interface DocumentFacts {
  /** The whole sheet: MediaBox and BleedBox. The trim's top left is 0,0. */
  readonly sheet: Rect;
  /** The finished front: TrimBox. */
  readonly trim: SizeCm;
  readonly title: string;
  readonly createdAt: Date;
  /** Any text; its hash becomes the file's ID. */
  readonly id: string;
}

/** What the page's operators use, by name. */
export interface PageParts {
  readonly content: string;
  readonly pictures: ReadonlyMap<string, number>;
  readonly alphas: ReadonlyMap<string, number>;
}

export interface PdfDocument {
  readonly file: PdfFile;
  /** Object number of the sRGB profile, shared by the output intent, fills and photos without a profile of their own. */
  readonly srgbId: number;
  /** Writes the page and all that stands at the end of the file. */
  finish(parts: PageParts): Promise<void>;
}

/** From the drawing's cm, y downwards from the trim's top left, to points, y upwards from the sheet's bottom left. */
export function pageMatrix(sheet: Rect): Matrix {
  return [PT_PER_CM, 0, 0, -PT_PER_CM, -sheet.x * PT_PER_CM, (sheet.y + sheet.height) * PT_PER_CM];
}

/** One page, built to PDF/X-4. */
export async function startDocument(sink: ByteSink, facts: DocumentFacts): Promise<PdfDocument> {
  const file = await startPdfFile(sink);
  const catalog = file.reserve();
  const srgbId = await file.stream('/N 3/Alternate/DeviceRGB/Filter/FlateDecode', deflateSync(srgbProfile()));
  return {
    file,
    srgbId,
    async finish(parts) {
      const idHex = createHash('sha256').update(facts.id).digest('hex').slice(0, 32);
      const page = await writePage(file, facts, parts, srgbId);
      const metadata = await file.stream('/Type/Metadata/Subtype/XML', xmpPacket({ ...facts, idHex }));
      await file.object(
        `<</Type/Catalog/Pages ${page.pages} 0 R/Metadata ${metadata} 0 R/OutputIntents[${outputIntent(srgbId)}]>>`,
        catalog,
      );
      const info = await file.object(infoEntries(facts));
      await file.end(`/Root ${catalog} 0 R/Info ${info} 0 R/ID[<${idHex}><${idHex}>]`);
    },
  };
}

async function writePage(file: PdfFile, { sheet, trim }: DocumentFacts, parts: PageParts, srgbId: number): Promise<{ pages: number }> {
  const pages = file.reserve();
  const content = await file.stream('/Filter/FlateDecode', deflateSync(Buffer.from(parts.content, 'latin1')));
  const media = pdfBox(0, 0, pt(sheet.width), pt(sheet.height));
  const left = pt(-sheet.x);
  const top = pt(sheet.height + sheet.y);
  const page = await file.object(
    [
      `<</Type/Page/Parent ${pages} 0 R/MediaBox${media}/BleedBox${media}`,
      `/TrimBox${pdfBox(left, top - pt(trim.height), left + pt(trim.width), top)}/Contents ${content} 0 R`,
      `/Group<</Type/Group/S/Transparency/CS[/ICCBased ${srgbId} 0 R]>>/Resources${resources(parts, srgbId)}>>`,
    ].join('\n'),
  );
  await file.object(`<</Type/Pages/Count 1/Kids[${page} 0 R]>>`, pages);
  return { pages };
}

function resources({ pictures, alphas }: PageParts, srgbId: number): string {
  const images = [...pictures].map(([name, id]) => `/${name} ${id} 0 R`).join('');
  const states = [...alphas].map(([name, alpha]) => `/${name}<</Type/ExtGState/ca ${pdfNumber(alpha)}>>`).join('');
  return `<</ColorSpace<</sRGB[/ICCBased ${srgbId} 0 R]>>/XObject<<${images}>>/ExtGState<<${states}>>>>`;
}

function outputIntent(srgbId: number): string {
  const name = '(sRGB IEC61966-2.1)';
  return (
    `<</Type/OutputIntent/S/GTS_PDFX/OutputConditionIdentifier${name}/OutputCondition${name}/Info${name}` +
    `/RegistryName(http://www.color.org)/DestOutputProfile ${srgbId} 0 R>>`
  );
}

function infoEntries({ title, createdAt }: DocumentFacts): string {
  const date = pdfDate(createdAt);
  return (
    `<</Title${pdfText(title)}/Creator(${PRODUCER})/Producer(${PRODUCER})/CreationDate${date}/ModDate${date}` +
    '/Trapped/False/GTS_PDFXVersion(PDF/X-4)>>'
  );
}

const pt = (length: Cm) => length * PT_PER_CM;
