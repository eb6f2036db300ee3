import { PATHS } from '@muro/api';
import type { Services } from '../../services.ts';

/**
 * The address to which the photo service sends people back, as the shop registered it there. It follows from the shop's own setting:
 * a host that a request names could be anyone's. [HCALL-28]
 */
export const redirectUri = ({ publicUrl }: Pick<Services, 'publicUrl'>): string => `${publicUrl}${PATHS.socialDone}`;
