import type { FastifyBaseLogger } from 'fastify';
import { destination, pino, stdTimeFunctions } from 'pino';
import { terminalLines } from './terminal-lines.ts';

/** Entries name requests and errors; passwords, cookies and contents never appear in them. */
const REDACTED = ['req.headers.cookie', 'req.headers.authorization'];

/**
 * Opens the log of the process on standard output: one JSON object per line with `level`, `time` (ISO 8601) and `msg`; on a terminal only
 * the messages. Writes synchronously, so that the last entry before the process ends is not lost.
 */
export function openLog(): FastifyBaseLogger {
  const stream = process.stdout.isTTY ? terminalLines(console.log) : destination({ fd: process.stdout.fd, sync: true });
  const formatters = { level: (label: string) => ({ level: label }) };
  return pino({ level: 'info', formatters, timestamp: stdTimeFunctions.isoTime, redact: REDACTED }, stream);
}
