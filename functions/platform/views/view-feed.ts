import * as z from 'zod';
import { now, secondsFromNow } from '../clock.ts';
import { newChangeId } from '../table/change-id.ts';
import { shardOf } from '../table/shard.ts';
import type { PostgresTables } from './postgres-table.ts';
import type { SqliteTables } from './sqlite-table.ts';

/** Defines what answers lists, searches and counts of one kind of item, and how engines store it. */
export type ViewDefinition<T, Asked = unknown> = {
  name: string;
  /** Must be raised whenever rows change shape: the view is built anew, old copies stay. */
  version: number;
  /** Name of the view whose feed it follows, if not its own: the same items, stored for other queries. */
  feed?: string;
  /** Number of partitions of the feed of changes. */
  shards: number;
  item: z.ZodType<T>;
  sqlite: SqliteTables<T, Asked>;
  postgres: PostgresTables<T, Asked>;
};

export type Feed = Pick<ViewDefinition<never>, 'name' | 'shards'>;

/** Lifetime of tombstones. A view file that was not updated for longer could miss one, so it is built anew. */
export const tombstoneSeconds = 30 * 24 * 3600;

/** Returns the name of the feed that a view follows. */
export const feedOf = ({ name, feed = name }: { name: string; feed?: string }): string => feed;

export const feedPartition = (name: string, shard: number) => `VIEW#${name}#${shard}`;

/**
 * A change in a feed: an item or its tombstone. Its id is a ULID, which orders changes roughly by the writers'
 * clocks and shows which of them belong to one item (`change-id.ts`).
 */
export const Change = z.looseObject({
  id: z.string(),
  changeId: z.string(),
  deleted: z.literal(true).optional(),
});
export type Change = z.output<typeof Change>;

/** Attributes that put an item into a view's feed; they must be created anew on every write. */
export const feedKeys = ({ name, shards }: Feed, id: string) => ({
  changes: feedPartition(name, shardOf(id, shards)),
  changeId: newChangeId(id, now().getTime()),
});

/** Item that replaces a deleted one for a while, so that every view learns of the deletion. */
export const tombstone = (feed: Feed, id: string) => ({
  id,
  deleted: true as const,
  expiresAt: secondsFromNow(tombstoneSeconds),
  ...feedKeys(feed, id),
});
