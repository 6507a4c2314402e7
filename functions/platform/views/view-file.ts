import { createWriteStream, rmSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import * as z from 'zod';
import { now } from '../clock.ts';
import { lruCache } from '../lru-cache.ts';
import { log } from '../log.ts';
import { temporaryFile } from './temporary-files.ts';
import { tombstoneSeconds } from './view-feed.ts';

/** Maximum number of cached statements: lists have millions of filters, visitors use a few dozen. */
const maxStatements = 200;
const statements = new WeakMap<DatabaseSync, ReturnType<typeof lruCache<StatementSync>>>();

/** Returns a prepared statement from an LRU cache. */
export function prepared(db: DatabaseSync, sql: string): StatementSync {
  const known = statements.get(db) ?? lruCache<StatementSync>(maxStatements);
  statements.set(db, known);
  return known(sql, () => db.prepare(sql));
}

const Mark = z.object({ read_until: z.number() }).optional();

/** Returns how far the file has read a shard of its feed, in milliseconds; 0 for never. */
export const readMark = (db: DatabaseSync, shard: number): number =>
  Mark.parse(prepared(db, 'SELECT read_until FROM feed_marks WHERE shard = ?').get(shard))?.read_until ?? 0;

export const writeMark = (db: DatabaseSync, shard: number, readUntil: number): void =>
  void prepared(db, 'INSERT OR REPLACE INTO feed_marks VALUES (?, ?)').run(shard, readUntil);

const StoredMinute = z.object({ user_version: z.number() });
const minuteMilliseconds = 60_000;

/**
 * Notes the time of storing in `user_version`, the one number that SQLite reserves for applications. The file's
 * marks may be older, for example if building it was interrupted.
 */
export const noteStored = (db: DatabaseSync): void =>
  db.exec(`PRAGMA user_version = ${Math.floor(now().getTime() / minuteMilliseconds)}`);

/** Returns when the file was last stored; 0 for never. */
export const storedAt = (db: DatabaseSync): number =>
  StoredMinute.parse(db.prepare('PRAGMA user_version').get()).user_version * minuteMilliseconds;

const Size = z.object({ bytes: z.number() });

export const fileBytes = (db: DatabaseSync): number =>
  Size.parse(
    db.prepare('SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()').get(),
  ).bytes;

function tune(db: DatabaseSync): void {
  // The file can always be rebuilt, so nothing is spent on surviving a crash.
  db.exec(
    'PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -65536',
  );
}

/** Decompression chunk in bytes; Node's 16 KB would spend most of the restore passing on chunks. */
const restoredChunkBytes = 1 << 20;

/** Restores a snapshot. A damaged one is ignored, and the view is built from the feed. */
async function restore(path: string, snapshot: Readable): Promise<DatabaseSync | undefined> {
  try {
    await pipeline(
      snapshot,
      createZstdDecompress({ chunkSize: restoredChunkBytes }),
      createWriteStream(path),
    );
    const db = new DatabaseSync(path);
    readMark(db, 0);
    return db;
  } catch (error) {
    log.warn('view snapshot was damaged', { path, error });
    rmSync(path, { force: true });
    return undefined;
  }
}

async function fromSnapshot(path: string, snapshot: Readable): Promise<DatabaseSync | undefined> {
  const db = await restore(path, snapshot);
  if (!db) return undefined;
  const oldest = now().getTime() - (tombstoneSeconds - 24 * 3600) * 1000;
  // Snapshots from older code have no stored minute, so their marks are used.
  if (Math.max(readMark(db, 0), storedAt(db)) > oldest) return db;
  db.close();
  rmSync(path);
  return undefined;
}

/** Opens a view's file from the newest snapshot if there is one, and empty otherwise. */
export async function openFile(name: string, schema: string, snapshot: Readable | undefined) {
  const path = temporaryFile(`view-${name}.sqlite`);
  const restored = snapshot && (await fromSnapshot(path, snapshot));
  const db = restored ?? new DatabaseSync(path);
  tune(db);
  if (!restored) {
    db.exec('CREATE TABLE feed_marks (shard INTEGER PRIMARY KEY, read_until INTEGER NOT NULL)');
    db.exec(schema);
  }
  return { db, path };
}
