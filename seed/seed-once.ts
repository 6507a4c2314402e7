import { hashPassword } from '#functions/domain/accounts/passwords/password-hash.ts';
import { createScan } from '#functions/platform/table/scan.ts';
import { createDocumentClient } from '#functions/platform/clients/document-client.ts';
import { runRewrites, skipRewrites } from '#functions/platform/rewrites/run-rewrites.ts';
import { createTable } from '#functions/platform/table/table.ts';
import { rewrites } from '#functions/workers/all-rewrites.ts';
import { anyCredentials, openTableWriter, region, type TableWriter } from './table-writer.ts';
import { nothingToUpload, type PictureUpload, uploadPictures } from './upload-pictures.ts';
import { itemsOfNotifications } from './world/notifications.ts';
import { itemsOfWorld } from './world-items.ts';
import { demoPassword } from './world/members.ts';
import { buildWorld } from './world/world.ts';

/** Increased when the demo shop changes so much that an existing data folder has to be seeded again. */
const version = 4;

const marks = {
  items: { pk: 'SEED', sk: `v${version}` },
  pictures: { pk: 'SEED', sk: `v${version}-pictures` },
};

/** Runs the table migrations of a deployment on an older data folder, before the server starts. */
async function bringUpToDate({ dynamodbEndpoint, tableName }: SeedOptions, fresh: boolean): Promise<void> {
  const client = createDocumentClient({
    endpoint: dynamodbEndpoint,
    region,
    credentials: anyCredentials,
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

/** Result once all items are written; the caller draws pictures when the processor is free. */
export type SeedResult = {
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

/** Pictures are uploaded in parallel with everything else; their marker is set after the last one. */
async function drawPictures(table: TableWriter, options: SeedOptions): Promise<PictureUpload> {
  const isDone = (await table.find(marks.pictures)) !== undefined;
  const upload = isDone ? nothingToUpload() : uploadPictures(options.s3Endpoint, options.mediaBucket);
  const all = upload.all
    .then(() => (isDone ? undefined : table.put({ ...marks.pictures, ...stamp() })))
    .finally(() => table.close());
  // Callers that only await `first` may exit without handling this promise.
  all.catch(() => {});
  return { ...upload, all };
}

/**
 * Seeds an empty data folder with the demo shop. Markers are written last, so after a crash the next start
 * writes the missing parts again. Data that users changed since is never touched.
 */
export async function seedOnce(options: SeedOptions): Promise<SeedResult> {
  const table = openTableWriter(options.dynamodbEndpoint, options.tableName);
  const now = options.now ?? new Date();
  const fresh = !(await table.find(marks.items));

  const items = fresh ? await writeWorld(table, now) : 0;
  if (fresh) await table.put({ ...marks.items, ...stamp() });
  await bringUpToDate(options, fresh);
  if (fresh && !options.quiet) console.log(`Seeded the demo market: ${items} items.`);

  return { items, drawPictures: () => drawPictures(table, options) };
}
