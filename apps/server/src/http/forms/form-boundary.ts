const TYPE = /^multipart\/form-data[ \t]*((?:;[ \t]*[!#$%&'*+.^_`|~0-9A-Za-z-]+=(?:"[^"]*"|[^\s;"]+)[ \t]*)*)$/i;
const BOUNDARY = /;[ \t]*boundary=(?:"([^"]*)"|([^\s;"]+))/gi;
/** Syntax of a boundary (RFC 2046): 1 to 70 of these characters, not ending with a space. */
const VALUE = /^[0-9A-Za-z'()+_,\-./:=? ]{0,69}[0-9A-Za-z'()+_,\-./:=?]$/;

/** Returns the boundary of a multipart content type; null if it is another type, or names no boundary or two. */
export function formBoundary(contentType: string | undefined): string | null {
  const [, parameters] = TYPE.exec(contentType ?? '') ?? [];
  if (parameters === undefined) return null;
  const boundaries = [...parameters.matchAll(BOUNDARY)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  const [boundary = ''] = boundaries;
  return boundaries.length === 1 && VALUE.test(boundary) ? boundary : null;
}
