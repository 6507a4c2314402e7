import { hashPassword } from '#functions/domain/accounts/password-hash.ts';
import { createScan } from '#functions/platform/table/scan.ts';
import { TableClient } from '#functions/platform/clients/table-client.ts';
import { runRewrites, skipRewrites } from '#functions/platform/rewrites/run-rewrites.ts';
import { createTable } from '#functions/platform/table/table.ts';
import { rewrites } from '#functions/workers/all-rewrites.ts';
import { anyCredentials, openTableWriter, region, type TableWriter } from './table-writer.ts';
import { nothingToUpload, type PictureUpload, uploadPictures } from './upload-pictures.ts';
import { itemsOfNotifications } from './world/notifications.ts';
import { itemsOfWorld } from './world-items.ts';
import { demoPassword } from './world/members.ts';
import { buildWorld } from './world/world.ts';

/** Raised when the market changes so much that a home that has the old one should get the new. */
const version = 2;

const marks = {
  items: { pk: 'SEED', sk: `v${version}` },
  pictures: { pk: 'SEED', sk: `v${version}-pictures` },
};

/** What a home from before has to be changed by is what a deployed table has to be: here it is done before the doors open. */
async function bringUpToDate({ dynamodbEndpoint, tableName }: SeedOptions, fresh: boolean): Promise<void> {
  const client = new TableClient({
    endpoint: dynamodbEndpoint,
    region,
    credentials: () => anyCredentials,
  });
  const here = { table: createTable(client, tableName), now: () => new Date() };
  if (fresh) await skipRewrites(here, rewrites);
  else await runRewrites({ ...here, scan: createScan(client, tableName), until: Infinity }, rewrites);
}

export type SeedOptions = {
  dynamodbEndpoint: string;
  s3Endpoint: string;
  tableName: string;
  mediaBucket: string;
  quiet?: boolean;
  now?: Date;
};

/** All items are written; pictures are drawn when whoever started it has no more urgent work for the processor. */
export type Seeded = {
  items: number;
  drawPictures: () => Promise<PictureUpload>;
};

const stamp = (): { seededAt: string } => ({ seededAt: new Date().toISOString() });

async function writeWorld(table: TableWriter, now: Date): Promise<number> {
  const world = buildWorld(now);
  const items = [
    ...itemsOfWorld(world, await hashPassword(demoPassword)),
    ...itemsOfNotifications(world, now),
  ];
  await table.writeAll(items);
  return items.length;
}

/** Pictures go up beside everything else; their mark is set when the last one is in place. */
async function drawPictures(table: TableWriter, options: SeedOptions): Promise<PictureUpload> {
  const isDone = (await table.find(marks.pictures)) !== undefined;
  const upload = isDone ? nothingToUpload() : uploadPictures(options.s3Endpoint, options.mediaBucket);
  const all = upload.all
    .then(() => (isDone ? undefined : table.put({ ...marks.pictures, ...stamp() })))
    .finally(() => table.close());
  // Whoever only wants the first of them may leave without waiting for this.
  all.catch(() => {});
  return { ...upload, all };
}

/**
 * Fills an empty home with the demo market. Marks are set last, so whatever a crash cuts short is simply
 * written again by the next start, and what people changed since is never touched.
 */
export async function seedOnce(options: SeedOptions): Promise<Seeded> {
  const table = openTableWriter(options.dynamodbEndpoint, options.tableName);
  const now = options.now ?? new Date();
  const fresh = !(await table.find(marks.items));

  const items = fresh ? await writeWorld(table, now) : 0;
  if (fresh) await table.put({ ...marks.items, ...stamp() });
  await bringUpToDate(options, fresh);
  if (fresh && !options.quiet) console.log(`Seeded the demo market: ${items} items.`);

  return { items, drawPictures: () => drawPictures(table, options) };
}
