import type { FastifyBaseLogger } from 'fastify';
import { destination, pino, stdTimeFunctions } from 'pino';
import { terminalLines } from './terminal-lines.ts';

/** Entries name requests and faults; passwords, cookies and contents are never in them. */
const REDACTED = ['req.headers.cookie', 'req.headers.authorization'];

/**
 * The log of the process on standard output: a JSON object per line with `level`, `time` (ISO 8601) and `msg`; on a terminal its
 * sentences alone. It writes at once, so that the last entry before the process ends is not lost.
 */
export function openLog(): FastifyBaseLogger {
  const stream = process.stdout.isTTY ? terminalLines(console.log) : destination({ fd: process.stdout.fd, sync: true });
  const formatters = { level: (label: string) => ({ level: label }) };
  return pino({ level: 'info', formatters, timestamp: stdTimeFunctions.isoTime, redact: REDACTED }, stream);
}
