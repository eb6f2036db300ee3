import type { Readable } from 'node:stream';
import type { ApiLocale } from '@muro/api';

/** A photo service that users sign in to by the OAuth authorization code flow. */
export interface SocialProvider {
  /** Name shown on the tab. */
  readonly name: string;
  /** Returns the address of the sign-in page for the popup window. [HCALL-28] */
  authorizeUrl(call: AuthorizeCall): string;
  /** Exchanges the code for a token. @throws {SocialFault} */
  signIn(code: string, redirectUri: string): Promise<SocialSession>;
  /**
   * Returns a page of the user's media, newest first.
   *
   * @param after  '' for the first page, otherwise `next` of the previous page
   * @throws {SocialFault}
   */
  media(token: string, after: string): Promise<SocialPage>;
  /** Returns the bytes of a photo. @throws {SocialFault} */
  photo(url: string): Promise<Readable>;
}

export interface AuthorizeCall {
  /** Address on the product's own host. */
  readonly redirectUri: string;
  /** Returned unchanged with the code (CSRF protection). */
  readonly state: string;
  readonly locale: ApiLocale;
}

export interface SocialSession {
  readonly token: string;
  readonly username: string;
}

export interface SocialItem {
  readonly id: string;
  readonly type: string;
  readonly url: string;
}

export interface SocialPage {
  readonly items: readonly SocialItem[];
  /** Null on the last page. */
  readonly next: string | null;
}

/**
 * Kinds of failure:
 *
 *     signed-out  the service does not accept the token any more, or refuses the code
 *     no-file     the photo does not exist, or access is denied
 *     unusable    the response is not a photo, too large, too slow, or not as the service specifies
 */
export type SocialFaultKind = 'signed-out' | 'no-file' | 'unusable';

/** Thrown if the photo service fails; the message is for the log, never for the visitor. */
export class SocialFault extends Error {
  readonly kind: SocialFaultKind;

  constructor(kind: SocialFaultKind, message: string) {
    super(message);
    this.name = 'SocialFault';
    this.kind = kind;
  }
}
