import { hashPassword } from '#functions/domain/accounts/password-hash.ts';
import { openTableWriter, type TableWriter } from './table-writer.ts';
import { moveOlderSignIns } from './upgrades/move-older-sign-ins.ts';
import { placeOlderOrders } from './upgrades/place-older-orders.ts';
import { spreadOlderDues } from './upgrades/spread-older-dues.ts';
import { nothingToUpload, type PictureUpload, uploadPictures } from './upload-pictures.ts';
import { itemsOfWorld } from './world-items.ts';
import { demoPassword } from './world/members.ts';
import { buildWorld } from './world/world.ts';

/** Raised when the market changes so much that a home that has the old one should get the new. */
const version = 2;

const marks = {
  items: { pk: 'SEED', sk: `v${version}` },
  pictures: { pk: 'SEED', sk: `v${version}-pictures` },
  orders: { pk: 'SEED', sk: 'orders-by-member' },
  signIns: { pk: 'SEED', sk: 'sign-ins-apart' },
  dues: { pk: 'SEED', sk: 'dues-in-lanes' },
};

/** What a home from before has to be changed by, in this order. */
const upgrades = [
  [marks.orders, placeOlderOrders],
  [marks.signIns, moveOlderSignIns],
  [marks.dues, spreadOlderDues],
] as const;

export type SeedOptions = {
  dynamodbEndpoint: string;
  s3Endpoint: string;
  tableName: string;
  mediaBucket: string;
  quiet?: boolean;
  now?: Date;
};

/** All items are written; pictures may still be on their way. */
export type Seeded = {
  items: number;
  /** What the first screens show: worth waiting for before the doors open. */
  firstPictures: Promise<void>;
  pictures: Promise<void>;
  stop: () => Promise<void>;
};

const stamp = (): { seededAt: string } => ({ seededAt: new Date().toISOString() });

async function writeWorld(table: TableWriter, now: Date): Promise<number> {
  const world = buildWorld(now);
  const items = [...itemsOfWorld(world, await hashPassword(demoPassword))];
  await table.writeAll(items);
  return items.length;
}

/** Pictures go up beside everything else; their mark is set when the last one is in place. */
async function startPictures(table: TableWriter, options: SeedOptions): Promise<PictureUpload> {
  if (await table.find(marks.pictures)) return nothingToUpload();
  const upload = uploadPictures(options.s3Endpoint, options.mediaBucket);
  const all = upload.all.then(() => table.put({ ...marks.pictures, ...stamp() }));
  // Whoever only wants the items may leave without waiting for this.
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
  const pictures = await startPictures(table, options);
  const fresh = !(await table.find(marks.items));

  const items = fresh ? await writeWorld(table, now) : 0;
  if (fresh) await table.put({ ...marks.items, ...stamp() });
  for (const [mark, bringUpToDate] of upgrades) {
    if (await table.find(mark)) continue;
    if (!fresh) await bringUpToDate(table.client, options.tableName);
    await table.put({ ...mark, ...stamp() });
  }
  if (fresh && !options.quiet) console.log(`Seeded the demo market: ${items} items.`);

  const all = pictures.all.finally(() => table.close());
  all.catch(() => {});
  return { items, firstPictures: pictures.first, pictures: all, stop: pictures.stop };
}
