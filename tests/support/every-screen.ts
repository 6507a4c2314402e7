import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMarket, type Market } from './browser.ts';
import { presentation } from './presentable.ts';
import type { Member } from './world.ts';

type Presentable = ReturnType<typeof presentation>;

/** Checks each of these screens once in every look, before further tests of a file use the shop. */
export function everyScreen(screens: readonly [path: string, as?: 'admin' | 'member'][]) {
  let market: Market;
  let admin: Member;
  let member: Member;
  let expectPresentable: Presentable;
  beforeAll(async () => {
    market = await aMarket();
    expectPresentable = presentation(market);
    admin = await market.world.aMember({ role: 'admin' });
    member = await market.world.aMember();
  });
  afterAll(() => market.close());

  describe.each(screens)('%s (as %s)', (path, as) => {
    it('is accessible and fits, in both themes, on phone, tablet and desktop', async () => {
      await expectPresentable(path, as && { admin, member }[as]);
      expect(market.faults).toEqual([]);
    });
  });

  return { market: () => market, expectPresentable: (path: string) => expectPresentable(path) };
}
