/** Program name that the press writes into its files. */
export const PRODUCER = 'Muro';

export interface Metadata {
  readonly title: string;
  readonly createdAt: Date;
  /** 32 hex digits. */
  readonly idHex: string;
  /** The standard that the file conforms to; null for plain PDF. */
  readonly standard: PdfStandard | null;
}

export type PdfStandard = 'PDF/X-4';

/** Builds the XMP metadata packet. */
export function xmpPacket({ title, createdAt, idHex, standard }: Metadata): Buffer {
  const date = `${createdAt.toISOString().slice(0, 19)}Z`;
  const uuid = idHex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return Buffer.from(
    `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about=""
 xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
 xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/">${standardElement(standard)}
<pdf:Producer>${PRODUCER}</pdf:Producer>
<pdf:Trapped>False</pdf:Trapped>
<xmp:CreatorTool>${PRODUCER}</xmp:CreatorTool>
<xmp:CreateDate>${date}</xmp:CreateDate>
<xmp:ModifyDate>${date}</xmp:ModifyDate>
<xmp:MetadataDate>${date}</xmp:MetadataDate>
<xmpMM:DocumentID>uuid:${uuid}</xmpMM:DocumentID>
<xmpMM:VersionID>1</xmpMM:VersionID>
<xmpMM:RenditionClass>default</xmpMM:RenditionClass>
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`,
    'utf8',
  );
}

function standardElement(standard: PdfStandard | null): string {
  if (!standard) return '';
  return `\n<pdfxid:GTS_PDFXVersion xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/">${standard}</pdfxid:GTS_PDFXVersion>`;
}

/** Escapes text for XML and removes characters that XML 1.0 does not allow (control characters, lone surrogates). */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
