import { idsSince, instantOfId } from '#shared/values/ids.ts';
import { now } from '../clock.ts';
import { log } from '../log.ts';
import { newestChange } from '../table/changes.ts';
import { tryItem } from '../table/shapes.ts';
import type { Table } from '../table/table.ts';
import type { FeedChanges } from './feed-changes.ts';
import { Change, feedOf, feedPartition, type ViewDefinition } from './view-feed.ts';

/** Writers' clocks differ slightly, so each refresh reads again what changed shortly before the last one. */
const overlapMilliseconds = 10_000;
/** Range of the long look back, once a minute, that finds changes which a troubled index shows late. */
const lagMilliseconds = 310_000;
const lagEveryMilliseconds = 60_000;

/** Changes of a page. Without a limit the local table reads all that is left of a shard before it cuts the page. */
const pageSize = 1000;

/** Position in each shard of a feed, and the time of the last long look back in ms (0 for never). */
export type FeedState = { marks: readonly number[]; lookedFarAt: number };

/** A shard of the feed, and the position that is reached once a page of it has been written. */
export type Progress = { shard: number; until: number };

/** Storage of a view's rows and of its reading position in the feed. */
export type FeedStore = {
  state: () => FeedState | Promise<FeedState>;
  /**
   * Writes changes and the new position in one transaction, skipping changes already written, so that an
   * interrupted reading can be resumed. Returns the number of changed items.
   */
  write: (changes: readonly Change[], progress: Progress) => number | Promise<number>;
  /** Rewrites time-dependent rows that are due by now. Returns their number. */
  turn: (now: Date) => number | Promise<number>;
  /** Marks a reading as complete; `changed` counts the rows it wrote. */
  finish: (state: FeedState, changed: number) => void | Promise<void>;
  /** Forgets written changes older than this one, because they cannot appear again. */
  forget: (oldest: string) => void | Promise<void>;
  /** Checks whether each of these changes, or a newer one of the same item, has been written. */
  holds: (changeIds: readonly string[]) => boolean | Promise<boolean>;
};

/** Keeps the last change of each item; a page may contain an item twice. */
export const latestOfEach = (changes: readonly Change[]): Change[] => [
  ...new Map(changes.map((change) => [change.id, change])).values(),
];

/** Splits changes into current items and deleted ids; skips unreadable items so that the list works. */
export function sortOut<T>(
  { name, item }: Pick<ViewDefinition<T>, 'name' | 'item'>,
  changes: readonly Change[],
): FeedChanges<T> {
  const saved: T[] = [];
  for (const change of changes) {
    if (change.deleted) continue;
    const { data, error } = tryItem(item, change);
    if (error) log.error('view skipped an item', { view: name, id: change.id, error });
    else saved.push(data);
  }
  return { saved, removed: changes.filter(({ deleted }) => deleted).map(({ id }) => id) };
}

/**
 * Reads a view's feed of changes into its store, page by page. Changes that the index shows late, twice or in
 * an old state are corrected by the next reading, because each reading writes what differs from the last
 * written state.
 */
export function createFeedReader<T>(definition: ViewDefinition<T>, store: FeedStore, table: Table) {
  const shards = Array.from({ length: definition.shards }, (_, shard) => shard);

  /** Afterwards the store holds everything that changed before this reading began. */
  async function readShard(shard: number, from: number, began: number): Promise<number> {
    const after = idsSince(Math.max(0, from));
    const pk = feedPartition(feedOf(definition), shard);
    const ask = (cursor?: string) =>
      table.query({ index: 'changes', pk, after, cursor, limit: pageSize }, Change);
    let count = 0;
    let asked: ReturnType<typeof ask> | undefined = ask();
    while (asked) {
      const page: Awaited<ReturnType<typeof ask>> = await asked;
      // The next page is fetched while this one is being written.
      asked = page.cursor ? ask(page.cursor) : undefined;
      asked?.catch(() => undefined);
      const last = page.items.at(-1);
      if (!last) continue;
      // The position must not exceed the start of the reading: a writer's clock may be ahead.
      const until = Math.min(began, instantOfId(last.changeId));
      count += await store.write(page.items, { shard, until });
    }
    return count;
  }

  /** Awaited changes older than the re-read range are ignored: they were read or never will be. */
  function awaitedOf({ marks }: FeedState): string[] {
    return shards.flatMap((shard) => {
      const change = newestChange(`${feedOf(definition)}.${shard}`);
      const isPast = change && change < idsSince(Math.max(0, (marks[shard] ?? 0) - overlapMilliseconds));
      return change && !isPast ? [change] : [];
    });
  }

  return {
    read: async (): Promise<number> => {
      const began = now().getTime();
      const { marks, lookedFarAt } = await store.state();
      const looksFar = began - lookedFarAt >= lagEveryMilliseconds;
      const overlap = looksFar ? lagMilliseconds : overlapMilliseconds;
      const counts = await Promise.all(
        shards.map((shard) => readShard(shard, (marks[shard] ?? 0) - overlap, began)),
      );
      const turned = await store.turn(new Date(began));
      const changed = counts.reduce((sum, count) => sum + count, turned);
      const state = { marks: shards.map(() => began), lookedFarAt: looksFar ? began : lookedFarAt };
      await store.finish(state, changed);
      if (looksFar) await store.forget(idsSince(Math.max(0, began - 2 * lagMilliseconds)));
      return changed;
    },
    /** Checks whether the view holds all changes that the current caller knows of. */
    hasAwaited: async (): Promise<boolean> => {
      const awaited = awaitedOf(await store.state());
      return awaited.length === 0 || (await store.holds(awaited));
    },
  };
}
