import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMarket, type Market } from './browser.ts';
import { presentation } from './presentable.ts';
import type { Member } from './world.ts';

type Presentable = ReturnType<typeof presentation>;

/** Looks at each of these once in every look; what else a file asks of its market comes after. */
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
