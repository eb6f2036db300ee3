import type { ApiErrorKey } from '@muro/api';
import type { MaterialCode, SizeCm, Template } from '@muro/domain';
import type { StaticDesign } from '../../catalogue/types/catalogue.ts';
import type { StoredPhoto } from '../../photos/types/photos.ts';

/** A value, or the reason why the document is refused. */
export type DocumentResult<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly refusal: { readonly error: ApiErrorKey; readonly line?: number; readonly place?: string; readonly retryAfterS?: number };
    };

/** References of a collage document to other stored data. */
export interface DocumentNames {
  readonly templateId: string;
  /** Hash of a static design's layout; '' for the present one. */
  readonly layout: string;
  /** True if the document contains its layout. */
  readonly hasLayout: boolean;
  readonly photoIds: readonly number[];
}

/** Stored data that the references resolve to. */
export interface DocumentContext {
  readonly template: Template;
  readonly photos: readonly StoredPhoto[];
  readonly staticDesign: StaticDesign | null;
  /** Document of the version that this save is based on. */
  readonly storedXml: string | null;
}

/** A validated document with the columns of its row. */
export interface CheckedDocument {
  /** Canonical text, with the stored data of its photos. */
  readonly xml: string;
  readonly templateId: string;
  readonly childTemplateId: string;
  readonly size: SizeCm;
  readonly material: MaterialCode;
  /** JPEG as base64; '' for none. */
  readonly screenshot: string;
  readonly photoIds: readonly number[];
  /** True if every slot has its photo. */
  readonly isComplete: boolean;
}

export interface OpenDocument {
  readonly names: DocumentNames;
  check(context: DocumentContext): Promise<DocumentResult<CheckedDocument>>;
}

/** Reads and validates collage documents of clients. A long one is read in a child process with limits on time and memory. */
export interface Documents {
  open(xml: string): Promise<DocumentResult<OpenDocument>>;
  /** True if a text of a stored document is cut off at its end. False if the check could not run. */
  hasCutWords(xml: string, staticDesign: StaticDesign | null): Promise<boolean>;
}
