import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { refreshAfter } from '#web/platform/live/refresh-after.ts';

function aBrowser() {
  const client = new QueryClient();
  const rice = ['catalogue', 'product', 'gao'];
  const tea = ['catalogue', 'product', 'tra'];
  const list = ['catalogue', 'products', {}];
  client.setQueryData(rice, { id: 'p1' });
  client.setQueryData(tea, { id: 'p2' });
  client.setQueryData(list, { data: [{ id: 'p1' }] });
  const staleOf = () => [rice, tea, list].map((queryKey) => client.getQueryState(queryKey)?.isInvalidated);
  return { client, staleOf };
}

it.each([
  [['p1'], [true, false, false]],
  [
    ['p2', 'p3', 'p1'],
    [true, true, false],
  ],
  [[], [false, false, false]],
])(
  'goods that arrived, %o, ask anew for their products alone: everybody hears of them',
  (productIds, stale) => {
    const { client, staleOf } = aBrowser();
    const arrived = { type: 'goods.arrived', productIds } as const;
    refreshAfter(client, arrived);
    expect(staleOf()).toEqual(stale);
  },
);

it('what an event makes stale as a whole is asked for anew as a whole', () => {
  const { client } = aBrowser();
  client.setQueryData(['vouchers', 'all'], []);
  refreshAfter(client, { type: 'voucher.changed' });
  expect(client.getQueryState(['vouchers', 'all'])?.isInvalidated).toBe(true);
});
