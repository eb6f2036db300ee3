import { errors } from './errors.ts';
import { foot } from './foot.ts';
import { frame } from './frame.ts';
import { shortPages } from './short-pages.ts';
import { socialPages } from './social-pages.ts';
import { visitor } from './visitor.ts';

/** English texts of error pages, of the end of a visit and of the popup of a photo service; the other languages have the same keys. */
export const short = { ...frame, ...errors, ...foot, ...visitor, ...shortPages, ...socialPages };

export type Short = typeof short;
