import { expect, it } from 'vitest';
import { createBucket } from '#functions/platform/clients/bucket.ts';
import { snapshotKey } from '#functions/platform/views/sqlite-view.ts';
import { aMarketOfReleases } from '#tests/local/fixtures/market-of-releases.ts';

const { before, raised, during, table, total, version, ask, totalOf } = aMarketOfReleases();

it('a version that was built while the release was made is asked without anybody waiting, and so is the one before', async () => {
  const next = raised(1, { isBuilt: true });
  await during(next, () => Promise.resolve());
  table().hold();
  const heldBefore = table().held();
  await during(next, async (url) => {
    const reply = await ask(url);
    expect([reply.status, await totalOf(reply)]).toEqual([200, total]);
    const bucket = createBucket(process.env['VIEWS_BUCKET'] ?? '');
    for (const one of [version, version + 1])
      expect(await bucket.getStart(snapshotKey({ name: 'products', version: one }), 1)).toHaveLength(1);
  });
  await during(before(), async (url) => {
    const reply = await ask(url);
    expect([reply.status, await totalOf(reply)]).toEqual([200, total]);
  });
  expect(table().held()).toBe(heldBefore);
});
