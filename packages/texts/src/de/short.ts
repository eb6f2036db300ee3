import type { Short } from '../en/short.ts';
import type { Like } from '../shared/core.ts';
import { errors } from './errors.ts';
import { foot } from './foot.ts';
import { frame } from './frame.ts';
import { shortPages } from './short-pages.ts';
import { socialPages } from './social-pages.ts';
import { visitor } from './visitor.ts';

export const short: Like<Short> = { ...frame, ...errors, ...foot, ...visitor, ...shortPages, ...socialPages };
