import * as z from 'zod';
import { type Bucket, createBucket } from '#functions/platform/clients/bucket.ts';
import { now } from '#functions/platform/clock.ts';
import { readConfig } from '#functions/platform/config.ts';
import { type Invocation, withInvocation } from '#functions/platform/handlers/invocation.ts';
import { log } from '#functions/platform/log.ts';
import { measure } from '#functions/platform/metrics.ts';
import { table } from '#functions/platform/table/table.ts';
import { dropOldPlaces } from '#functions/platform/views/postgres-places.ts';
import type { Sql } from '#functions/platform/views/sql.ts';
import { openSqliteView } from '#functions/platform/views/sqlite-view.ts';
import { storeSnapshot } from '#functions/platform/views/store-snapshot.ts';
import { readCopy, sharedDatabase } from '#functions/platform/views/view.ts';
import type { ViewDefinition } from '#functions/platform/views/view-feed.ts';
import { storedAt } from '#functions/platform/views/view-file.ts';
import { views } from './all-views.ts';

/** Without a bucket there are no files; while a database takes their place there are both. */
const config = readConfig({ VIEWS_BUCKET: z.string().optional() });

/** The one view of a run. By hand it may be left out: all views are kept then, one after another. */
const Wish = z.object({ view: z.string().optional() });

/** A file nothing changes in is stored again after this time, so that it never seems too old to start from. */
const restoredMilliseconds = 24 * 3600 * 1000;

/** What nobody asked for lately is caught up, so that who asks next does not wait; old versions go after a day. */
async function keepCopy(definition: ViewDefinition<unknown>, database: Promise<Sql>): Promise<void> {
  await readCopy(definition, database);
  const dropped = await dropOldPlaces(await database, definition);
  if (dropped.length > 0) log.info('old views dropped', { dropped });
}

/** The file is closed afterwards: the files of all views together do not fit into one container. */
async function keepFile(definition: ViewDefinition<unknown>, bucket: Bucket): Promise<void> {
  const view = await openSqliteView(definition, { table: table(), bucket, freshMilliseconds: 0 });
  try {
    await view.refresh();
    const isOld = storedAt(view.db) < now().getTime() - restoredMilliseconds;
    if (view.revision > 0 || isOld) await storeSnapshot(definition, view, bucket);
  } finally {
    view.close();
  }
}

async function keep(definition: ViewDefinition<unknown>): Promise<void> {
  const database = sharedDatabase();
  if (database) await keepCopy(definition, database);
  const { VIEWS_BUCKET } = config();
  if (VIEWS_BUCKET) await keepFile(definition, createBucket(VIEWS_BUCKET));
  // An age nobody measures any longer raises no alarm, so each run says that the snapshot is current.
  measure('SnapshotsCurrent', 1, { View: definition.name });
}

/** Runs on a schedule: functions that start cold then find a recent file, or copy, and only the newest changes to read. */
export const handler = (event?: unknown, call?: Invocation): Promise<void> =>
  withInvocation(call, async () => {
    const { view } = Wish.parse(event ?? {});
    const wanted = views.filter(({ name }) => view === undefined || name === view);
    if (wanted.length === 0) throw new Error(`There is no view ${view}`);
    for (const definition of wanted) await keep(definition);
  });
