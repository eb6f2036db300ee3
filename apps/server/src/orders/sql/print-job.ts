import { and, eq } from 'drizzle-orm';
import { now } from '../../db/clock.ts';
import { printJobs } from '../../db/schema/schema.ts';
import type { PrintPlace } from '../rules/print-name.ts';

/** Condition that selects the print job of an order line. */
export const jobOf = ({ orderId, line }: PrintPlace) => and(eq(printJobs.orderId, orderId), eq(printJobs.line, line));

/** Values that reset a job, so that it runs again with all its attempts. */
export const REQUEUED = { state: 'waiting', attempts: 0, crashes: 0, reason: '', holder: '', availableAt: now, updatedAt: now } as const;
