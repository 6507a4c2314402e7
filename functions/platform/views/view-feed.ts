import * as z from 'zod';
import { now, secondsFromNow } from '../clock.ts';
import { newChangeId } from '../table/change-id.ts';
import { shardOf } from '../table/shard.ts';
import type { PostgresTables } from './postgres-table.ts';
import type { SqliteTables } from './sqlite-table.ts';

/** What answers lists, searches and counts for one kind of thing: which items, and how each engine keeps them. */
export type ViewDefinition<T, Asked = unknown> = {
  name: string;
  /** Raised whenever the rows change shape: older ones are then left alone and the view is built anew. */
  version: number;
  /** Whose feed of changes it follows, where that is not its own: the same items, kept for other questions. */
  feed?: string;
  /** How many partitions the feed of changes is spread over. */
  shards: number;
  item: z.ZodType<T>;
  sqlite: SqliteTables<T, Asked>;
  postgres: PostgresTables<T, Asked>;
};

export type Feed = Pick<ViewDefinition<never>, 'name' | 'shards'>;

/** Tombstones live this long; a view file that slept longer could miss one, so it is built anew. */
export const tombstoneSeconds = 30 * 24 * 3600;

/** The feed a view follows. */
export const feedOf = ({ name, feed = name }: { name: string; feed?: string }): string => feed;

export const feedPartition = (name: string, shard: number) => `VIEW#${name}#${shard}`;

/**
 * A change in a feed: an item, or the stone in its place. Its id is a ULID: it tells changes apart and roughly in order,
 * beginning with the clock of whoever wrote, and which belong to one item (`change-id.ts`).
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
  changeId: newChangeId(id, now().getTime()),
});

/** What stays in an item's place for a while, so that every view learns it is gone. */
export const tombstone = (feed: Feed, id: string) => ({
  id,
  deleted: true as const,
  expiresAt: secondsFromNow(tombstoneSeconds),
  ...feedKeys(feed, id),
});
