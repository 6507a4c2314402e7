import { createWriteStream, rmSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import * as z from 'zod';
import { now } from '../clock.ts';
import { keepRecent } from '../keep-recent.ts';
import { log } from '../log.ts';
import { temporaryFile } from './temporary-files.ts';
import { tombstoneSeconds } from './view-feed.ts';

/** A list may be narrowed in millions of ways; a shop's visitors use a few dozen. */
const mostStatements = 200;
const statements = new WeakMap<DatabaseSync, ReturnType<typeof keepRecent<StatementSync>>>();

/** A prepared statement, kept while it is asked for. */
export function prepared(db: DatabaseSync, sql: string): StatementSync {
  const known = statements.get(db) ?? keepRecent<StatementSync>(mostStatements);
  statements.set(db, known);
  return known(sql, () => db.prepare(sql));
}

const Mark = z.object({ read_until: z.number() }).optional();

/** How far the file has read a shard of its feed, in milliseconds; 0 when never. */
export const readMark = (db: DatabaseSync, shard: number): number =>
  Mark.parse(prepared(db, 'SELECT read_until FROM feed_marks WHERE shard = ?').get(shard))?.read_until ?? 0;

export const writeMark = (db: DatabaseSync, shard: number, readUntil: number): void =>
  void prepared(db, 'INSERT OR REPLACE INTO feed_marks VALUES (?, ?)').run(shard, readUntil);

const StoredMinute = z.object({ user_version: z.number() });
const minuteMilliseconds = 60_000;

/** In the one number SQLite keeps for whoever uses a file. Where a building was cut short, its marks are older. */
export const noteStored = (db: DatabaseSync): void =>
  db.exec(`PRAGMA user_version = ${Math.floor(now().getTime() / minuteMilliseconds)}`);

/** When the file was stored last; 0 when never. */
export const storedAt = (db: DatabaseSync): number =>
  StoredMinute.parse(db.prepare('PRAGMA user_version').get()).user_version * minuteMilliseconds;

const Size = z.object({ bytes: z.number() });

export const fileBytes = (db: DatabaseSync): number =>
  Size.parse(
    db.prepare('SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()').get(),
  ).bytes;

function tune(db: DatabaseSync): void {
  // The file can always be built again, so nothing is spent on surviving a crash.
  db.exec(
    'PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -65536',
  );
}

/** With Node's 16 KB, most of the time a restore takes goes into passing small chunks on. */
const restoredChunkBytes = 1 << 20;

/** A damaged snapshot is no reason not to answer: the view is then built from the feed. */
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
  // What was stored by code that noted no minute has its marks.
  if (Math.max(readMark(db, 0), storedAt(db)) > oldest) return db;
  db.close();
  rmSync(path);
  return undefined;
}

/** A view's file: from the newest snapshot when there is one, empty otherwise. */
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
