import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { newId } from '#shared/values/ids.ts';
import { now, secondsFromNow } from '../clock.ts';
import { shardOf } from '../table/shard.ts';

/** What answers lists, searches and counts for one kind of thing: its rows, and how an item becomes one. */
export type ViewDefinition<T> = {
  name: string;
  /** Raised whenever the rows change shape: older snapshots are then left alone and the view is built anew. */
  version: number;
  /** How many partitions the feed of changes is spread over. */
  shards: number;
  schema: string;
  item: z.ZodType<T>;
  /** Written as a method, so that views of different things can stand in one list. */
  writer(db: DatabaseSync): { save(item: T): void; remove(id: string): void };
};

export type Feed = Pick<ViewDefinition<unknown>, 'name' | 'shards'>;

/** Tombstones live this long; a view file that slept longer could miss one, so it is built anew. */
export const tombstoneSeconds = 30 * 24 * 3600;

export const feedPartition = (name: string, shard: number) => `VIEW#${name}#${shard}`;

/**
 * A change in a feed: an item, or the stone in its place. Its id is a ULID: it tells changes apart and roughly in order,
 * beginning with the clock of whoever wrote.
 */
export const Change = z.looseObject({
  id: z.string(),
  changeId: z.string(),
  deleted: z.literal(true).optional(),
});
export type Change = z.output<typeof Change>;

/** The attributes that put an item into a view's feed of changes. They must be made anew on every write of it. */
export const feedKeys = ({ name, shards }: Feed, id: string) => ({
  changes: feedPartition(name, shardOf(id, shards)),
  changeId: newId(now().getTime()),
});

/** What stays in an item's place for a while, so that every view learns it is gone. */
export const tombstone = (feed: Feed, id: string) => ({
  id,
  deleted: true as const,
  expiresAt: secondsFromNow(tombstoneSeconds),
  ...feedKeys(feed, id),
});
