import { idsSince } from '#shared/values/ids.ts';
import { now } from '../clock.ts';
import type { Table } from '../table/table.ts';
import { sortOut } from './feed-reader.ts';
import { Change, feedOf, feedPartition, type ViewDefinition } from './view-feed.ts';

/** How far the clocks of two functions may be apart. */
const clockMilliseconds = 60_000;

/**
 * Items of a view that changed within a time and fit, read from its feed. A function that asks providers outside needs
 * this instead of the view: it cannot stand in the network of the views' database, which has no way out.
 */
export async function recentItems<T extends { id: string }>(
  definition: ViewDefinition<T>,
  {
    table,
    withinMilliseconds,
    fits,
  }: { table: Table; withinMilliseconds: number; fits: (item: T) => boolean },
): Promise<T[]> {
  const after = idsSince(Math.max(0, now().getTime() - withinMilliseconds - clockMilliseconds));
  const found = new Map<string, T>();
  for (let shard = 0; shard < definition.shards; shard += 1) {
    let cursor: string | undefined;
    do {
      const pk = feedPartition(feedOf(definition), shard);
      const page = await table.query({ index: 'changes', pk, after, cursor }, Change);
      const { saved, removed } = sortOut(definition, page.items);
      // An item that is written meanwhile moves to the end of the feed and is met twice; its last state counts.
      for (const id of [...removed, ...saved.map((item) => item.id)]) found.delete(id);
      for (const item of saved) if (fits(item)) found.set(item.id, item);
      ({ cursor } = page);
    } while (cursor);
  }
  return [...found.values()];
}
