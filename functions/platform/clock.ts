import { secondsAfter, secondsOf } from './seconds.ts';

/**
 * The one clock of the server side. The one-machine cloud may move it ahead (CLOCK_OFFSET_MS), so that tests
 * see tokens expire and due work fall due; in the cloud the offset is not set.
 */
export const now = (): Date => new Date(Date.now() + Number(process.env['CLOCK_OFFSET_MS'] ?? 0));

export const nowIso = (): string => now().toISOString();
export const nowSeconds = (): number => secondsOf(now());
export const secondsFromNow = (seconds: number): number => secondsAfter(now(), seconds);
