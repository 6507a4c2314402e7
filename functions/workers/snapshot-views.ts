import * as z from 'zod';
import { createBucket } from '#functions/platform/clients/bucket.ts';
import { onColdStart } from '#functions/platform/cold-start.ts';
import { readConfig } from '#functions/platform/config.ts';
import { type Invocation, withInvocation } from '#functions/platform/handlers/invocation.ts';
import { log } from '#functions/platform/log.ts';
import { measure } from '#functions/platform/metrics.ts';
import { context } from '#functions/platform/table/context.ts';
import { dropOldPlaces } from '#functions/platform/views/postgres-places.ts';
import { createSnapshotKeeper } from '#functions/platform/views/snapshot-keeper.ts';
import type { Sql } from '#functions/platform/views/sql.ts';
import { readCopy, sharedDatabase } from '#functions/platform/views/view.ts';
import type { ViewDefinition } from '#functions/platform/views/view-feed.ts';
import { views } from './all-views.ts';

/** Without a bucket there are no files. While the stage moves to a database, there are both. */
const config = readConfig({ VIEWS_BUCKET: z.string().optional() });

/** View of this run. In a manual run it may be omitted: all views are then handled one after another. */
const RunInput = z.object({ view: z.string().optional() });

/** Files up to this size stay open, leaving most of a container's disk to a large one. */
const maxKeptBytes = 50 * 1024 * 1024;

const files = createSnapshotKeeper();
onColdStart(() => files.close());

/** Catches up a view that was not read lately, so nobody waits; drops old versions after a day. */
async function keepCopy(definition: ViewDefinition<unknown>, database: Promise<Sql>): Promise<void> {
  await readCopy(definition, database);
  const dropped = await dropOldPlaces(await database, definition);
  if (dropped.length > 0) log.info('old views dropped', { dropped });
}

async function keep(definition: ViewDefinition<unknown>): Promise<void> {
  const database = sharedDatabase();
  if (database) await keepCopy(definition, database);
  const { VIEWS_BUCKET } = config();
  if (VIEWS_BUCKET)
    await files.keep(definition, {
      table: context().table,
      bucket: createBucket(VIEWS_BUCKET),
      maxKeptBytes,
    });
  // Each run reports that the snapshot is current, because an age metric that is no longer written would raise
  // no alarm.
  measure('SnapshotsCurrent', 1, { View: definition.name });
}

/** Keeps recent files and copies, so that cold starts read only the newest changes. */
export const handler = (event?: unknown, call?: Invocation): Promise<void> =>
  withInvocation(call, async () => {
    const { view } = RunInput.parse(event ?? {});
    const wanted = views.filter(({ name }) => view === undefined || name === view);
    if (wanted.length === 0) throw new Error(`There is no view ${view}`);
    for (const definition of wanted) await keep(definition);
  });
