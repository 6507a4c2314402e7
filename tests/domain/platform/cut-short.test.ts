import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { instantOfId } from '#shared/values/ids.ts';
import { usersView } from '#functions/domain/accounts/listing/users-view.ts';
import { openSqliteView, snapshotKey } from '#functions/platform/views/sqlite-view.ts';
import { storeSnapshot } from '#functions/platform/views/store-snapshot.ts';
import { aProfile } from '#tests/support/profile.ts';
import { feedTable } from '../support/feed-table.ts';

const day = 24 * 3_600_000;

/** A bucket of one process. */
function aBucket() {
  const kept = new Map<string, Buffer>();
  return {
    keys: () => [...kept.keys()],
    put: async (key: string, body: Uint8Array<ArrayBuffer> | Blob) =>
      void kept.set(key, Buffer.from(await new Blob([body]).arrayBuffer())),
    getStream: (key: string) => Promise.resolve(kept.get(key) && Readable.from([kept.get(key)])),
  };
}

it('a building that is cut short is stored as far as it came, and another function goes on with it', async () => {
  const feed = feedTable(usersView, 3);
  const bucket = aBucket();
  const open = () => openSqliteView(usersView, { table: feed.table, bucket, freshMilliseconds: 0 });
  // Nobody touched them for years: what was read last is far older than what removals leave behind.
  const began = Date.now() - 900 * day;
  for (let n = 0; n < 9; n += 1) feed.write(aProfile({}), began + n * day);

  const first = await open();
  feed.failOnce(2);
  await expect(first.refresh()).rejects.toThrow('out of breath');
  await storeSnapshot(usersView, first, bucket);
  first.close();
  expect(bucket.keys()).toEqual([snapshotKey(usersView)]);

  const asked = feed.asked.length;
  const second = await open();
  await second.refresh();
  expect(second.db.prepare('SELECT count(*) AS total FROM users').get()).toEqual({ total: 9 });
  expect(instantOfId(feed.asked[asked]?.after ?? '') - began).toBeGreaterThan(4 * day);
  second.close();
});
