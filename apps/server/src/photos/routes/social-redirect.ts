import { PATHS } from '@muro/api';

export interface RedirectServices {
  /** Public URL of the shop's pages, without a trailing slash. */
  readonly publicUrl: string;
}

/**
 * Returns the redirect URI that the shop registered at the photo service. It is derived from the shop's own setting, because a request's
 * Host header may be forged. [HCALL-28]
 */
export const redirectUri = ({ publicUrl }: RedirectServices): string => `${publicUrl}${PATHS.socialDone}`;
