import { PATHS } from '@muro/api';

export interface RedirectServices {
  /** Where the shop's pages are; without a slash behind it. */
  readonly publicUrl: string;
}

/**
 * The address to which the photo service sends people back, as the shop registered it there. It follows from the shop's own setting:
 * a host that a request names could be anyone's. [HCALL-28]
 */
export const redirectUri = ({ publicUrl }: RedirectServices): string => `${publicUrl}${PATHS.socialDone}`;
