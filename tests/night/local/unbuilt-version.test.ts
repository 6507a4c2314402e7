import { expect, it } from 'vitest';
import { aMarketOfReleases } from '#tests/local/fixtures/market-of-releases.ts';

const { raised, during, table, total, ask, totalOf } = aMarketOfReleases();

it('a version nobody has built is waited for: who asks is told to come again, and later finds it', async () => {
  table().hold();
  await during(raised(1, { isBuilt: false }), async (url) => {
    const reply = await ask(url);
    expect(reply.status).toBe(503);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    table().release();
    await expect.poll(async () => (await ask(url)).status).toBe(200);
    expect(await totalOf(await ask(url))).toBe(total);
  });
});
