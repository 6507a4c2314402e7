import type * as z from 'zod';
import { idsSince } from '#shared/values/ids.ts';
import { now } from '../clock.ts';
import type { Table } from '../table/table.ts';
import { sortOut } from './feed-reader.ts';
import { Change, type Feed, feedPartition } from './view-feed.ts';

/** Maximum clock difference between two functions. */
const clockMilliseconds = 60_000;

/** How far back changes are read, and which items are kept. */
export type ItemsWanted<T> = { withinMilliseconds: number; fits: (item: T) => boolean };

type FeedOfItems<T> = ItemsWanted<T> & { feed: Feed; item: z.ZodType<T> };

/**
 * Reads the items of a feed that changed recently and fit. Functions that call external providers use this
 * instead of a view: they cannot run in the VPC of the views' database, which has no internet access.
 */
export async function recentItems<T extends { id: string }>(
  table: Table,
  { feed: { name, shards }, item, withinMilliseconds, fits }: FeedOfItems<T>,
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
      // An item that is written meanwhile moves to the end of the feed and is read twice; its last state
      // counts.
      for (const id of [...removed, ...saved.map((one) => one.id)]) found.delete(id);
      for (const one of saved) if (fits(one)) found.set(one.id, one);
      ({ cursor } = page);
    } while (cursor);
  }
  return [...found.values()];
}
