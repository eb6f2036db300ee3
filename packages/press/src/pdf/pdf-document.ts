import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { type Cm, type Matrix, PT_PER_CM, type Rect, type SizeCm } from '@muro/domain';
import type { OutputProfile } from '../color/output-profile.ts';
import { srgbProfile } from '../color/srgb-profile.ts';
import type { ByteSink } from '../files/byte-sink.ts';
import { type PdfFile, startPdfFile } from './pdf-file.ts';
import { pdfBox, pdfDate, pdfNumber, pdfText } from './pdf-syntax.ts';
import { type PdfStandard, PRODUCER, xmpPacket } from './xmp.ts';

export interface DocumentFacts {
  /** The whole sheet: MediaBox and BleedBox. The origin is the top left of the trim. */
  readonly sheet: Rect;
  /** The finished front: TrimBox. */
  readonly trim: SizeCm;
  readonly title: string;
  readonly createdAt: Date;
  /** Any text; its hash becomes the file's ID. */
  readonly id: string;
  /** Profile of the press; the file then conforms to PDF/X-4. Null for plain PDF with all colours tagged. */
  readonly outputProfile: OutputProfile | null;
}

/** Resources that the page's operators refer to by name. */
export interface PageParts {
  readonly content: string;
  readonly pictures: ReadonlyMap<string, number>;
  readonly alphas: ReadonlyMap<string, number>;
}

export interface PdfDocument {
  readonly file: PdfFile;
  /** Object number of the sRGB profile, which the output intent, fills and photos without a usable profile share. */
  readonly srgbId: number;
  /** Writes the page, the metadata and the end of the file. */
  finish(parts: PageParts): Promise<void>;
}

/** Maps the drawing's cm (origin at the trim's top left, y downwards) to points (origin at the sheet's bottom left, y upwards). */
export function pageMatrix(sheet: Rect): Matrix {
  return [PT_PER_CM, 0, 0, -PT_PER_CM, -sheet.x * PT_PER_CM, (sheet.y + sheet.height) * PT_PER_CM];
}

/** Returns the standard that a file with these facts conforms to; null for plain PDF. */
export function standardOf({ outputProfile }: Pick<DocumentFacts, 'outputProfile'>): PdfStandard | null {
  return outputProfile && 'PDF/X-4';
}

/** Starts a document of one page: plain PDF, or PDF/X-4 with an output profile. */
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
      const metadata = await file.stream('/Type/Metadata/Subtype/XML', xmpPacket({ ...facts, idHex, standard: standardOf(facts) }));
      const intent = facts.outputProfile ? await pressIntent(file, facts.outputProfile) : screenIntent(srgbId);
      await file.object(`<</Type/Catalog/Pages ${page.pages} 0 R/Metadata ${metadata} 0 R/OutputIntents[${intent}]>>`, catalog);
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

async function pressIntent(file: PdfFile, { icc, name, components }: OutputProfile): Promise<string> {
  const id = await file.stream(`/N ${components}/Filter/FlateDecode`, deflateSync(icc));
  return outputIntent('GTS_PDFX', pdfText(name), id);
}

/** Uses a private intent name: an output intent of PDF/X must describe a printing device, and a display is none. */
function screenIntent(srgbId: number): string {
  return outputIntent('MURO_sRGB', '(sRGB IEC61966-2.1)', srgbId);
}

function outputIntent(kind: string, name: string, profileId: number): string {
  return (
    `<</Type/OutputIntent/S/${kind}/OutputConditionIdentifier${name}/OutputCondition${name}/Info${name}` +
    `/DestOutputProfile ${profileId} 0 R>>`
  );
}

function infoEntries(facts: DocumentFacts): string {
  const date = pdfDate(facts.createdAt);
  const standard = standardOf(facts);
  return (
    `<</Title${pdfText(facts.title)}/Creator(${PRODUCER})/Producer(${PRODUCER})/CreationDate${date}/ModDate${date}` +
    `/Trapped/False${standard ? `/GTS_PDFXVersion(${standard})` : ''}>>`
  );
}

const pt = (length: Cm) => length * PT_PER_CM;
