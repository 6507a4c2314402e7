import * as z from 'zod';
import type { Reads } from '#functions/platform/table/table.ts';
import { networkKeys } from './network-keys.ts';

/** Counters of a network by their attribute names. */
export const Counts = z.record(z.string(), z.unknown());
export type Counts = z.infer<typeof Counts>;

export const countOf = (counts: Counts | undefined, name: string): number => Number(counts?.[name] ?? 0);

export const findCounts = (table: Reads, code: string): Promise<Counts | undefined> =>
  table.get(networkKeys.counts(code), Counts);
