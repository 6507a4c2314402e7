import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { type Bucket, createBucket } from '../clients/bucket.ts';
import { readConfig } from '../config.ts';
import { isAnswering } from '../table/changes.ts';
import { type Table, table } from '../table/table.ts';
import { millisecondsLeft } from '../time-left.ts';
import { createFeedReader } from './feed-reader.ts';
import type { ViewDefinition } from './view-feed.ts';
import { removeFile } from './temporary-files.ts';
import { openFile } from './view-file.ts';

const config = readConfig({ VIEWS_BUCKET: z.string() });

/** Whoever asks waits no longer for a view that has much to catch up with; it goes on meanwhile. */
const patienceMilliseconds = 8_000;
/** What is left of a function's time to say so. */
const reserveMilliseconds = 500;
/** Between looks for a change that an index does not show yet; after the last, the answer goes without it. */
const lateMilliseconds = [0, 40, 160, 300];
/** How old an answer may be to who knows of nothing newer. */
const freshMilliseconds = 500;

type Sources = { table: Table; bucket?: Bucket; freshMilliseconds: number };

export const snapshotKey = ({ name, version }: { name: string; version: number }) =>
  `views/${name}/v${version}.sqlite.zst`;

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
  const snapshot = await bucket?.getStream(snapshotKey(definition));
  const { db, path } = await openFile(definition.name, definition.schema, snapshot);
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
      removeFile(path);
    },
  };
}

export type View = Awaited<ReturnType<typeof openView>>;

const opened = new Map<string, Promise<View>>();

function openShared<T>(definition: ViewDefinition<T>): Promise<View> {
  const { VIEWS_BUCKET } = config();
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
