import { createReadStream, createWriteStream, openAsBlob } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import * as z from 'zod';
import { type Bucket, createBucket } from '#functions/platform/clients/bucket.ts';
import { readConfig } from '#functions/platform/config.ts';
import { type Invocation, withInvocation } from '#functions/platform/handlers/invocation.ts';
import { log } from '#functions/platform/log.ts';
import { measure } from '#functions/platform/metrics.ts';
import { dropOldPlaces } from '#functions/platform/views/postgres-places.ts';
import type { Sql } from '#functions/platform/views/sql.ts';
import { snapshotKey, type SqliteView } from '#functions/platform/views/sqlite-view.ts';
import { removeFile, temporaryFile } from '#functions/platform/views/temporary-files.ts';
import { readCopy, readFile, sharedDatabase } from '#functions/platform/views/view.ts';
import { views } from './all-views.ts';

/** Without a bucket there are no files; while a database takes their place there are both. */
const config = readConfig({ VIEWS_BUCKET: z.string().optional() });

type Version = { name: string; version: number };

/** The revision last written by this container, so that a view nobody changed is not written again. */
const written = new Map<string, number>();

async function snapshot(
  { name, version }: Version,
  view: SqliteView<unknown>,
  bucket: Bucket,
): Promise<void> {
  if (written.get(name) === view.revision) return;
  const { revision } = view;
  const [plain, packed] = [temporaryFile('snapshot.sqlite'), temporaryFile('snapshot.zst')];
  try {
    view.db.prepare('VACUUM INTO ?').run(plain);
    await pipeline(createReadStream(plain), createZstdCompress(), createWriteStream(packed));
    // Read from the disk as it is sent: the file of a big market is larger than the memory.
    const body = await openAsBlob(packed);
    await bucket.put(snapshotKey({ name, version }), body, 'application/zstd');
    written.set(name, revision);
    log.info('view snapshot written', { view: name, bytes: body.size });
  } finally {
    removeFile(plain);
    removeFile(packed);
  }
}

/** Whoever waits for this in vain is told: nobody measures an age once they are dead. */
const tellCurrent = ({ name }: Version): void => measure('SnapshotsCurrent', 1, { View: name });

/** What nobody asked for lately is caught up, so that who asks next does not wait; old versions go after a day. */
async function keepCopies(database: Promise<Sql>): Promise<void> {
  for (const definition of views) {
    await readCopy(definition, database);
    const dropped = await dropOldPlaces(await database, definition);
    if (dropped.length > 0) log.info('old views dropped', { dropped });
    tellCurrent(definition);
  }
}

async function keepFiles(bucket: Bucket): Promise<void> {
  for (const definition of views) {
    await snapshot(definition, await readFile(definition), bucket);
    tellCurrent(definition);
  }
}

async function keepAll(): Promise<void> {
  const database = sharedDatabase();
  if (database) await keepCopies(database);
  const { VIEWS_BUCKET } = config();
  if (VIEWS_BUCKET) await keepFiles(createBucket(VIEWS_BUCKET));
}

/** Runs on a schedule: functions that start cold then find a recent file, or copy, and only the newest changes to read. */
export const handler = (_event?: unknown, call?: Invocation): Promise<void> => withInvocation(call, keepAll);
