import { expect, it } from 'vitest';
import { keepNotice } from '#functions/domain/payments/notices/keep-notice.ts';
import { listOurMoney } from '#functions/domain/reconciliation/our-notices.ts';
import { moneyShop } from '../support/money-shop.ts';
import { providerLists } from './provider-lists.ts';

it('money that was told of is listed from first to last, whichever notice was changed last', async () => {
  providerLists();
  const shop = await moneyShop();
  const moments = ['2026-11-20T05:00:00.000Z', '2026-11-20T03:00:00.000Z', '2026-11-20T04:00:00.000Z'];
  for (const [place, moment] of moments.entries()) {
    shop.clock.now = new Date(moment);
    await shop.comes({ amount: 10_000, content: 'ung ho', reference: `FT${place}` });
  }
  // What nobody can read, and what left the account, is no money that came.
  for (const raw of ['junk', '{"id":1,"accountNumber":"1","transferType":"out","transferAmount":5}'])
    await keepNotice(shop.context, { provider: 'bank', key: raw, raw, orderId: undefined });
  shop.clock.now = new Date('2026-11-21T01:00:00.000Z');
  const span = { from: '2026-11-20T00:00:00.000Z', to: '2026-11-20T23:59:59.999Z' };
  const found = await listOurMoney(shop.context, { provider: 'bank', ...span });
  expect(found.map(({ notice }) => notice.receivedAt)).toEqual(moments.toSorted());
  expect(await listOurMoney(shop.context, { provider: 'stripe', ...span })).toEqual([]);
});
