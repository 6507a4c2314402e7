import * as z from 'zod';
import type { Subject } from '#shared/subjects/subject.ts';
import { shardOf } from '#functions/platform/table/shard.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { type Item, type Operation, upsert } from '#functions/platform/table/table-operations.ts';
import { subjectKeys } from './subject-keys.ts';
import { subjectShards } from './subject-shards.ts';

/** Sums of a subject by name: `comments`, `threads`, `views`, and one for each type of reaction. */
export const Sums = z.record(z.string(), z.int());
export type Sums = z.infer<typeof Sums>;

/** Sums with their version, which rises with every change: of two sums the later one has the higher version. */
export type CountedSums = { sums: Sums; version: number };

const Counters = z.looseObject({ version: z.int() });

/** Attribute names of counters have a prefix, so that no name collides with another attribute. */
const counterPrefix = 'n_';

/**
 * Adds to counters of a subject, in the transaction that causes it. Writers with different `spread` texts, such
 * as member ids, mostly write to different shards.
 */
export function countFor(subject: Subject, spread: string, by: Sums): Operation {
  const add = Object.fromEntries(Object.entries(by).map(([name, step]) => [`${counterPrefix}${name}`, step]));
  return upsert(subjectKeys.counters(subject, shardOf(spread, subjectShards)), {
    add: { ...add, version: 1 },
    set: { entity: 'subject-counters', kind: subject.kind, subjectId: subject.id },
  });
}

/** Counters of one shard as they are stored, for data that is made as a whole. */
export const countersItem = (subject: Subject, shard: number, { sums, version }: CountedSums): Item => ({
  ...subjectKeys.counters(subject, shard),
  entity: 'subject-counters',
  kind: subject.kind,
  subjectId: subject.id,
  version,
  ...Object.fromEntries(Object.entries(sums).map(([name, sum]) => [counterPrefix + name, sum])),
});

/** Items of a counter that starts with one step of each `spread` text, for tables that are filled at once. */
export function countersItems(subject: Subject, spreads: readonly string[], name: string): Item[] {
  const byShard = Map.groupBy(spreads, (spread) => shardOf(spread, subjectShards));
  return [...byShard].map(([shard, { length }]) =>
    countersItem(subject, shard, { sums: { [name]: length }, version: length }),
  );
}

const shards = Array.from({ length: subjectShards }, (_, shard) => shard);

/** Current sums of a subject over all shards. */
export async function readSums(table: Pick<Table, 'getMany'>, subject: Subject): Promise<CountedSums> {
  const found = await table.getMany(
    shards.map((shard) => [subjectKeys.counters(subject, shard), Counters] as const),
  );
  const sums: Sums = {};
  let version = 0;
  for (const counters of found) {
    version += counters?.version ?? 0;
    for (const [name, value] of Object.entries(counters ?? {})) {
      if (!name.startsWith(counterPrefix) || typeof value !== 'number') continue;
      const plain = name.slice(counterPrefix.length);
      sums[plain] = (sums[plain] ?? 0) + value;
    }
  }
  return { sums, version };
}
