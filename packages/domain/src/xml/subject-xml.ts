import { insidePhoto, MAX_FACES, type PhotoSubject, subjectAt } from '../photo/subject.ts';
import type { XmlElement } from './parse-xml.ts';
import { allowChildren, parseNumber, refuse, textOf } from './read-element.ts';
import type { XmlNode } from './write-xml.ts';

/** Reads the subject of a photo; null for an invalid point. Faces outside the photo are dropped. */
export function readSubject(element: XmlElement | null): PhotoSubject | null {
  if (!element) return null;
  allowChildren(element, ['face']);
  const beyond = element.children[MAX_FACES];
  if (beyond) refuse(beyond, `more than ${MAX_FACES} faces`);
  const [x, y] = [numberOf(element, 'x'), numberOf(element, 'y')];
  if (!Number.isFinite(x) || !Number.isFinite(y)) return null;
  return { ...subjectAt(x, y), faces: element.children.flatMap((face) => faceOf(face) ?? []) };
}

function faceOf(face: XmlElement) {
  allowChildren(face, []);
  const [x, y, width, height] = [numberOf(face, 'x'), numberOf(face, 'y'), numberOf(face, 'width'), numberOf(face, 'height')];
  return [x, y, width, height].every(Number.isFinite) ? insidePhoto({ x, y, width, height }) : null;
}

function numberOf(element: XmlElement, name: string): number {
  return parseNumber(textOf(element, name));
}

export function subjectNode({ x, y, faces }: PhotoSubject): XmlNode {
  return { name: 'subject', attributes: { x, y }, children: faces.map((face) => ({ name: 'face', attributes: { ...face } })) };
}
