const TYPE = /^multipart\/form-data[ \t]*((?:;[ \t]*[!#$%&'*+.^_`|~0-9A-Za-z-]+=(?:"[^"]*"|[^\s;"]+)[ \t]*)*)$/i;
const BOUNDARY = /;[ \t]*boundary=(?:"([^"]*)"|([^\s;"]+))/gi;
/** RFC 2046: 1 to 70 of these, not ending with a space. */
const VALUE = /^[0-9A-Za-z'()+_,\-./:=? ]{0,69}[0-9A-Za-z'()+_,\-./:=?]$/;

/** The boundary that a content type names; null when it is no form with parts, or names none or two. */
export function formBoundary(contentType: string | undefined): string | null {
  const [, parameters] = TYPE.exec(contentType ?? '') ?? [];
  if (parameters === undefined) return null;
  const found = [...parameters.matchAll(BOUNDARY)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  const [boundary = ''] = found;
  return found.length === 1 && VALUE.test(boundary) ? boundary : null;
}
