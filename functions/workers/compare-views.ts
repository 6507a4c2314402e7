import * as z from 'zod';
import { type Bucket, createBucket } from '#functions/platform/clients/bucket.ts';
import { readConfig } from '#functions/platform/config.ts';
import { type Invocation, withInvocation } from '#functions/platform/handlers/invocation.ts';
import { log } from '#functions/platform/log.ts';
import { measure } from '#functions/platform/metrics.ts';
import { type Context, context } from '#functions/platform/table/context.ts';
import { compareView } from '#functions/platform/views/compare-view.ts';
import { openSqliteView } from '#functions/platform/views/sqlite-view.ts';
import type { ViewDefinition } from '#functions/platform/views/view-feed.ts';
import { views } from './all-views.ts';

/** Without a bucket there are no files to compare; a copy in a database is not compared yet. */
const config = readConfig({ VIEWS_BUCKET: z.string().optional() });

/** Compares the view as a function with a cold start opens it: the newest snapshot plus later changes. */
async function compare(
  { table, now }: Context,
  definition: ViewDefinition<unknown>,
  bucket: Bucket,
): Promise<void> {
  const refreshedAt = now();
  const view = await openSqliteView(definition, { table, bucket, freshMilliseconds: 0 });
  try {
    await view.refresh();
    const { count, ...differences } = await compareView(definition, { db: view.db, refreshedAt }, table);
    const facts = { view: definition.name, count, ...differences };
    if (count > 0) log.error('a view differs from the table', facts);
    else log.info('a view is as the table has it', facts);
    measure('ViewDifferences', count);
  } finally {
    view.close();
  }
}

/** Runs twice a day. */
export const handler = (_event?: unknown, call?: Invocation): Promise<void> =>
  withInvocation(call, async () => {
    const { VIEWS_BUCKET } = config();
    if (!VIEWS_BUCKET) return;
    const bucket = createBucket(VIEWS_BUCKET);
    for (const definition of views) await compare(context(), definition, bucket);
  });
