import { and, eq } from 'drizzle-orm';
import { now } from '../../db/clock.ts';
import { printJobs } from '../../db/schema/schema.ts';
import type { PrintPlace } from '../types/print-place.ts';

/** The print job of this collage of an order. */
export const jobOf = ({ orderId, line }: PrintPlace) => and(eq(printJobs.orderId, orderId), eq(printJobs.line, line));

/** What a job is set to that is to be done once more, with all its tries. */
export const BACK_IN_LINE = { state: 'waiting', attempts: 0, lost: 0, reason: '', holder: '', availableAt: now, updatedAt: now } as const;
