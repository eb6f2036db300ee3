import { findIncompleteTexts, readCollageXml } from '@muro/domain';
import { loadShaper } from '@muro/press';
import type { StaticDesign } from '../../catalogue/types/catalogue.ts';
import type { Result } from '../../values/result.ts';
import type { CheckedDocument, DocumentContext, DocumentNames } from '../types/documents.ts';
import { checkDocument, documentNames, readDocument } from '../use-cases/check-document.ts';
import { openSaved } from '../use-cases/open-saved.ts';

/** A document to be read and, with a context, checked against the stored data. */
export interface DocumentTask {
  readonly xml: string;
  readonly context: DocumentContext | null;
}

/** A stored document whose texts are to be typeset as they will be printed. */
export interface WordsTask {
  readonly xml: string;
  readonly staticDesign: StaticDesign | null;
}

export type DocumentAnswer =
  | { readonly kind: 'read'; readonly result: Result<DocumentNames> }
  | { readonly kind: 'checked'; readonly result: Result<CheckedDocument> }
  | { readonly kind: 'words'; readonly isCut: boolean };

/** Runs in the child process. */
export async function runDocumentTask(task: DocumentTask | WordsTask): Promise<DocumentAnswer> {
  if ('staticDesign' in task) return { kind: 'words', isCut: await hasCutWords(task) };
  const { xml, context } = task;
  const read = readDocument(xml);
  if (context === null) return { kind: 'read', result: read.ok ? { ok: true, value: documentNames(read.value) } : read };
  return { kind: 'checked', result: read.ok ? checkDocument(read.value, context) : read };
}

async function hasCutWords({ xml, staticDesign }: WordsTask): Promise<boolean> {
  const opened = openSaved(readCollageXml(xml), staticDesign);
  if (!opened) return false;
  return findIncompleteTexts(opened.page, opened.collage, await loadShaper()).some(({ cut }) => cut > 0);
}
