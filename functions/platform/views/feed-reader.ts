import { idsSince, instantOfId } from '#shared/values/ids.ts';
import { now } from '../clock.ts';
import { log } from '../log.ts';
import { awaitedChange } from '../table/changes.ts';
import { tryItem } from '../table/shapes.ts';
import type { Table } from '../table/table.ts';
import type { FeedChanges } from './feed-changes.ts';
import { Change, feedOf, feedPartition, type ViewDefinition } from './view-feed.ts';

/** Writers' clocks differ a little, so each refresh reads again what changed shortly before the last one. */
const overlapMilliseconds = 10_000;
/** Once a minute as much as an index in trouble may lag behind: what it shows late is found all the same. */
const lagMilliseconds = 310_000;
const lagEveryMilliseconds = 60_000;

/** How far each shard of a feed was read, and when a reading last looked far back, in milliseconds; 0 when never. */
export type FeedState = { marks: readonly number[]; lookedFarAt: number };

/** A shard of the feed, and how far it is read once a page of it is written down. */
export type Progress = { shard: number; until: number };

/** Where a view's rows lie, with all that is remembered of its feed. */
export type FeedStore = {
  state: () => FeedState | Promise<FeedState>;
  /**
   * Writes down, all together, what differs from what was last written of an item, and how far that brings the reading:
   * one that is cut short is gone on with. Answers of how many.
   */
  write: (changes: readonly Change[], progress: Progress) => number | Promise<number>;
  /** Writes anew what says something else by itself by now. Answers of how many. */
  turn: (now: Date) => number | Promise<number>;
  /** A reading came to its end; `changed` counts what it wrote. */
  finish: (state: FeedState, changed: number) => void | Promise<void>;
  /** Changes before this one cannot come again, and need not be known. */
  forget: (oldest: string) => void | Promise<void>;
  /** Whether of each of these changes' items this change was written down, or a newer one. */
  holds: (changeIds: readonly string[]) => boolean | Promise<boolean>;
};

/** A page may hold an item twice: the last is what it is. */
export const latestOfEach = (changes: readonly Change[]): Change[] => [
  ...new Map(changes.map((change) => [change.id, change])).values(),
];

/** Items as they are now, and the ids of those that are no more. One that is unreadable must not take the whole list down. */
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
 * Reads a definition's feed of changes into its store, page by page. What an index shows late, twice, or as it was
 * before is put right by the next reading, since each writes down what differs from what was last written of an item.
 */
export function createFeedReader<T>(definition: ViewDefinition<T>, store: FeedStore, table: Table) {
  const shards = Array.from({ length: definition.shards }, (_, shard) => shard);

  /** Afterwards the store holds all that changed before this reading began, whatever the newest change was. */
  async function readShard(shard: number, from: number, began: number): Promise<number> {
    const after = idsSince(Math.max(0, from));
    const pk = feedPartition(feedOf(definition), shard);
    const ask = (cursor?: string) => table.query({ index: 'changes', pk, after, cursor }, Change);
    let count = 0;
    let asked: ReturnType<typeof ask> | undefined = ask();
    while (asked) {
      const page: Awaited<ReturnType<typeof ask>> = await asked;
      // The next page is on its way while this one is written down.
      asked = page.cursor ? ask(page.cursor) : undefined;
      asked?.catch(() => undefined);
      const last = page.items.at(-1);
      if (!last) continue;
      // A writer's clock may be ahead.
      const until = Math.min(began, instantOfId(last.changeId));
      count += await store.write(page.items, { shard, until });
    }
    return count;
  }

  /** Older changes than are read again were read, or never will be. */
  function awaitedOf({ marks }: FeedState): string[] {
    return shards.flatMap((shard) => {
      const change = awaitedChange(`${feedOf(definition)}.${shard}`);
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
    /** Whether it holds all that whoever asks now knows to have changed. */
    hasAwaited: async (): Promise<boolean> => {
      const awaited = awaitedOf(await store.state());
      return awaited.length === 0 || (await store.holds(awaited));
    },
  };
}
