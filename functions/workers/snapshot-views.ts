import * as z from 'zod';
import { type Bucket, createBucket } from '#functions/platform/clients/bucket.ts';
import { onColdStart } from '#functions/platform/cold-start.ts';
import { readConfig } from '#functions/platform/config.ts';
import { type Invocation, withInvocation } from '#functions/platform/handlers/invocation.ts';
import { log } from '#functions/platform/log.ts';
import { measure } from '#functions/platform/metrics.ts';
import { dropOldPlaces } from '#functions/platform/views/postgres-places.ts';
import type { Sql } from '#functions/platform/views/sql.ts';
import type { SnapshotName, SqliteView } from '#functions/platform/views/sqlite-view.ts';
import { storeSnapshot } from '#functions/platform/views/store-snapshot.ts';
import { readCopy, readFile, sharedDatabase } from '#functions/platform/views/view.ts';
import { views } from './all-views.ts';

/** Without a bucket there are no files; while a database takes their place there are both. */
const config = readConfig({ VIEWS_BUCKET: z.string().optional() });

/** The revision last written by this container, so that a view nobody changed is not written again. */
const written = new Map<string, number>();
onColdStart(() => written.clear());

async function snapshot(definition: SnapshotName, view: SqliteView<unknown>, bucket: Bucket): Promise<void> {
  const { name } = definition;
  const { revision } = view;
  if (written.get(name) === revision) return;
  await storeSnapshot(definition, view, bucket);
  written.set(name, revision);
}

/** Whoever waits for this in vain is told: nobody measures an age once they are dead. */
const tellCurrent = ({ name }: SnapshotName): void => measure('SnapshotsCurrent', 1, { View: name });

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
