import type * as z from 'zod';
import { idsSince } from '#shared/values/ids.ts';
import { now } from '../clock.ts';
import type { Table } from '../table/table.ts';
import { sortOut } from './feed-reader.ts';
import { Change, type Feed, feedPartition } from './view-feed.ts';

/** How far the clocks of two functions may be apart. */
const clockMilliseconds = 60_000;

type Wanted<T> = { table: Table; withinMilliseconds: number; fits: (item: T) => boolean };

/**
 * Items of a feed that changed within a time and fit. A function that asks providers outside reads these instead of a
 * view: it cannot stand in the network of the views' database, which has no way out.
 */
export async function recentItems<T extends { id: string }>(
  { name, shards }: Feed,
  item: z.ZodType<T>,
  { table, withinMilliseconds, fits }: Wanted<T>,
): Promise<T[]> {
  const after = idsSince(Math.max(0, now().getTime() - withinMilliseconds - clockMilliseconds));
  const found = new Map<string, T>();
  for (let shard = 0; shard < shards; shard += 1) {
    let cursor: string | undefined;
    do {
      const page = await table.query(
        { index: 'changes', pk: feedPartition(name, shard), after, cursor },
        Change,
      );
      const { saved, removed } = sortOut({ name, item }, page.items);
      // An item that is written meanwhile moves to the end of the feed and is met twice; its last state counts.
      for (const id of [...removed, ...saved.map((one) => one.id)]) found.delete(id);
      for (const one of saved) if (fits(one)) found.set(one.id, one);
      ({ cursor } = page);
    } while (cursor);
  }
  return [...found.values()];
}
