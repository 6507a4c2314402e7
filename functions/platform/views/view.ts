import { rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { idsSince } from '#shared/values/ids.ts';
import { type Bucket, createBucket } from '../clients/bucket.ts';
import { now } from '../clock.ts';
import { readConfig } from '../config.ts';
import { log } from '../log.ts';
import { awaitedChange, isAnswering } from '../table/changes.ts';
import { type Table, table } from '../table/table.ts';
import { millisecondsLeft } from '../time-left.ts';
import { Change, feedPartition, type ViewDefinition } from './view-feed.ts';
import { openFile, readMark, writeMark } from './view-file.ts';

/** Writers' clocks differ a little, so each refresh reads again what changed shortly before the last one. */
const overlapMilliseconds = 10_000;
/** Once a minute as much as an index in trouble may lag behind: what it shows late is found all the same. */
const lagMilliseconds = 310_000;
const lagEveryMilliseconds = 60_000;
/** How many items are remembered that changed within that time; older ones are forgotten then. */
const mostRemembered = 50_000;
/** Whoever asks waits no longer for a view that has much to catch up with; it goes on meanwhile. */
const patienceMilliseconds = 8_000;
/** What is left of a function's time to say so. */
const reserveMilliseconds = 500;
/** Between looks for a change that an index does not show yet; after the last, the answer goes without it. */
const lateMilliseconds = [0, 40, 160, 300];
/** How old an answer may be to who knows of nothing newer. */
const freshMilliseconds = 500;
/** How old the mark in the file may become; it matters only to snapshots. */
const markMilliseconds = 60_000;

type Sources = { table: Table; bucket?: Bucket; freshMilliseconds: number };

export const snapshotKey = ({ name, version }: { name: string; version: number }) =>
  `views/${name}/v${version}.sqlite.gz`;

/**
 * Reads a definition's feed of changes into its file, page by page. What an index shows late, twice, or as it was before
 * is put right by the next reading, since each writes down what differs from what was last written of an item.
 */
function createFeedReader<T>(definition: ViewDefinition<T>, db: DatabaseSync, table: Table) {
  const writer = definition.writer(db);
  const written = new Map<string, string>();
  const seen = new Set<string>();
  const marks = new Map<number, number>();
  let lookedFarAt = -Infinity;

  /** One unreadable item must not take the whole list down with it. */
  function apply(change: Change): void {
    const item = change.deleted ? undefined : definition.item.safeParse(change);
    if (item?.error)
      log.error('view skipped an item', { view: definition.name, id: change.id, error: item.error });
    else if (item) writer.save(item.data);
    else writer.remove(change.id);
  }

  function applyPage(changes: Change[]): number {
    const fresh = changes.filter(({ id, changeId }) => written.get(id) !== changeId);
    if (fresh.length === 0) return 0;
    db.exec('BEGIN');
    try {
      fresh.forEach(apply);
      db.exec('COMMIT');
    } catch (error) {
      db.exec('ROLLBACK');
      throw error;
    }
    for (const { id, changeId } of fresh) {
      written.set(id, changeId);
      seen.add(changeId);
    }
    return fresh.length;
  }

  /** What can no longer come again need not be known. */
  function forgetOld(): void {
    if (seen.size < mostRemembered) return;
    const oldest = idsSince(Math.max(0, now().getTime() - 2 * lagMilliseconds));
    for (const [id, changeId] of written) if (changeId < oldest) written.delete(id);
    for (const changeId of seen) if (changeId < oldest) seen.delete(changeId);
  }

  /** Afterwards the file holds all that changed before this reading began, whatever the newest change was. */
  async function readShard(shard: number, overlap: number): Promise<number> {
    const began = now().getTime();
    const mark = marks.get(shard) ?? readMark(db, shard);
    const after = idsSince(Math.max(0, mark - overlap));
    const pk = feedPartition(definition.name, shard);
    const ask = (cursor?: string) => table.query({ index: 'changes', pk, after, cursor }, Change);
    let count = 0;
    let asked: ReturnType<typeof ask> | undefined = ask();
    while (asked) {
      const page: Awaited<ReturnType<typeof ask>> = await asked;
      // The next page is on its way while this one is written down.
      asked = page.cursor ? ask(page.cursor) : undefined;
      asked?.catch(() => undefined);
      count += applyPage(page.items);
    }
    marks.set(shard, began);
    if (count > 0 || began - readMark(db, shard) > markMilliseconds) writeMark(db, shard, began);
    return count;
  }

  const shards = Array.from({ length: definition.shards }, (_, shard) => shard);

  /** Older changes than are read again were read, or never will be. */
  function hasRead(shard: number): boolean {
    const change = awaitedChange(`${definition.name}.${shard}`);
    const mark = marks.get(shard) ?? 0;
    return !change || seen.has(change) || change < idsSince(Math.max(0, mark - overlapMilliseconds));
  }

  return {
    async read(): Promise<number> {
      const began = now().getTime();
      const looksFar = began - lookedFarAt >= lagEveryMilliseconds;
      const overlap = looksFar ? lagMilliseconds : overlapMilliseconds;
      const counts = await Promise.all(shards.map((shard) => readShard(shard, overlap)));
      if (looksFar) lookedFarAt = began;
      forgetOld();
      return counts.reduce((sum, count) => sum + count, 0);
    },
    /** Whether it holds all that whoever asks now knows to have changed. */
    hasAwaited: (): boolean => shards.every(hasRead),
  };
}

async function inTime(reading: Promise<void>): Promise<void> {
  const milliseconds = Math.min(patienceMilliseconds, millisecondsLeft() - reserveMilliseconds);
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new AppError('UNAVAILABLE', { retryAfter: 2 })), milliseconds);
  await Promise.race([reading, late]).finally(() => clearTimeout(timer));
}

/** One open view: a local file that catches up with the table's feed of changes before it answers. */
export async function openView<T>(
  definition: ViewDefinition<T>,
  { table, bucket, freshMilliseconds }: Sources,
) {
  const snapshot = await bucket?.get(snapshotKey(definition));
  const { db, path } = openFile(definition.name, definition.schema, snapshot);
  const feed = createFeedReader(definition, db, table);
  let revision = 0;
  let startedAt = -Infinity;
  let last: Promise<void> = Promise.resolve();
  let queued: Promise<void> | undefined;

  async function catchUp(): Promise<void> {
    queued = undefined;
    startedAt = performance.now();
    try {
      revision += await feed.read();
    } catch (error) {
      startedAt = -Infinity;
      throw error;
    }
  }

  /**
   * One reading at a time. One that began before this call may have missed its caller's own write, so the caller
   * waits for the next, which everybody who comes meanwhile shares.
   */
  function readNext(): Promise<void> {
    queued ??= last.catch(() => undefined).then(catchUp);
    last = queued;
    return queued;
  }

  /** Half a second old is young enough, except for who knows of something newer. An index may show that a little late. */
  async function refresh(): Promise<void> {
    const isYoung = isAnswering() && performance.now() - startedAt < freshMilliseconds;
    await inTime(isYoung ? last : readNext());
    for (const pause of lateMilliseconds) {
      if (feed.hasAwaited()) return;
      await wait(pause);
      await inTime(readNext());
    }
  }

  return {
    db,
    /** Grows with every change applied: what is worked out from the rows can be kept until it moves. */
    get revision() {
      return revision;
    },
    refresh,
    close() {
      db.close();
      rmSync(path, { force: true });
    },
  };
}

export type View = Awaited<ReturnType<typeof openView>>;

const opened = new Map<string, Promise<View>>();

function openShared<T>(definition: ViewDefinition<T>): Promise<View> {
  const { VIEWS_BUCKET } = readConfig({ VIEWS_BUCKET: z.string() });
  const sources = { table: table(), bucket: createBucket(VIEWS_BUCKET), freshMilliseconds };
  const opening = openView(definition, sources);
  opened.set(definition.name, opening);
  opening.catch(() => opened.delete(definition.name));
  return opening;
}

/** The view of this container, opened on first use and caught up with the table before each answer. */
export async function readView<T>(definition: ViewDefinition<T>): Promise<View> {
  const view = await (opened.get(definition.name) ?? openShared(definition));
  await view.refresh();
  return view;
}
