import { PATHS } from '@muro/api';
import { baseUrlOf, readTemplateXml, type Template, type TemplateDocument, templateXmlPath } from '@muro/domain';
import { getLocated, getText } from './http.ts';

/**
 * The layout that a static design has now. The server says where this very layout stays, with its pictures, whatever becomes of
 * the design: from there on it is known by that address.
 *
 * @throws Error "Couldn't parse the xml data" for a document that is none [ERR-02]
 */
export async function loadTemplateDocument(template: Template): Promise<TemplateDocument> {
  const { text, location } = await getLocated(templateXmlPath(template));
  const hash = hashIn(location);
  return hash === '' ? readLayout(text, baseUrlOf(template), '') : readLayout(text, folderOf(hash), hash);
}

/**
 * The layout that a collage names, as it was when the collage was made.
 *
 * @throws {HttpFault} ERROR_NOT_FOUND for one that the server never had
 */
export async function loadLayout(hash: string): Promise<TemplateDocument> {
  return readLayout(await getText(`${folderOf(hash)}template.xml`), folderOf(hash), hash);
}

const folderOf = (hash: string): string => `${PATHS.layouts}${hash}/`;

function hashIn(location: string): string {
  const [, hash = ''] = /\/([0-9a-f]{64})\/template\.xml$/.exec(location) ?? [];
  return location === `${folderOf(hash)}template.xml` ? hash : '';
}

function readLayout(text: string, baseUrl: string, hash: string): TemplateDocument {
  try {
    return readTemplateXml(text, { baseUrl, hash });
  } catch (cause) {
    throw new Error("Couldn't parse the xml data", { cause });
  }
}
