import { describe, expect, it } from 'vitest';
import { newShelfItem } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { restock } from '#functions/domain/returns/restock-return.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { toReturn } from '#functions/domain/returns/return-record.ts';
import { soldItem } from '#tests/support/invoices.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';
import { aReturn, aReturnItem } from './a-return.ts';

type Lots = NonNullable<ReturnType<typeof aReturnItem>['lots']>;
const lot = (code: string, quantity: number): Lots[number] => ({ code, expiresOn: '2027-01-01', quantity });

/** A shelf of each good that the order took so many pieces from: 'tea hni 2', or 'tea hni 2 red' of a variant. */
function aShop(held: readonly string[], items: StoredOrder['items']) {
  const { table, put } = memoryTable();
  const holdings = held.map((one) => {
    const [productId = '', warehouseId = '', quantity, variantId = '-'] = one.split(' ');
    return { productId, variantId, warehouseId, quantity: Number(quantity) };
  });
  const counts = { onHand: 0, reserved: 0, onOrder: 0, cost: 0, minQuantity: 0, maxQuantity: null };
  put(
    holdings.map(({ quantity: _, ...name }) =>
      newShelfItem({ ...name, ...counts, warehouseName: '', province: '' }, { why: 'counted' }),
    ),
  );
  const order = aWaitingOrder({ holdings, items });
  return async (...returned: ReturnType<typeof aReturnItem>[]) => {
    const { writes } = await restock(table, order, aReturn({ items: returned }), {
      held: {},
      refunded: {},
    } as never);
    return writes.map((write) => {
      const { Update } = write.build('t');
      const values = Object.values(Update?.ExpressionAttributeValues ?? {}) as {
        why?: string;
        lots?: Lots;
      }[];
      const lots = values.find((value) => value.why === 'returned')?.lots ?? [];
      return `${String(Update?.Key?.['sk'])}: ${lots.map(({ code, quantity }) => `${code} ${quantity}`).join(', ')}`;
    });
  };
}

const back = (
  itemId: string,
  productId: string,
  restocked: number,
  lots?: Lots,
  variantId: string | null = null,
) =>
  aReturnItem({
    itemId,
    productId,
    variantId,
    quantity: restocked,
    passed: restocked,
    restocked,
    ...(lots && { lots }),
  });
const part = (productId: string, quantity: number) => ({
  ...soldItem({ price: 1 }),
  productId,
  variantId: null,
  quantity,
  share: 0,
  code: '',
});

describe('goods of a return that are laid back', () => {
  const tea = { ...soldItem({ price: 100, quantity: 4 }), id: 'l1', productId: 'tea' };

  it('are told with their lots, shelf by shelf, the first lot first', async () => {
    const restocked = aShop(['tea hni 2', 'tea sgn 2'], [tea]);
    const lots = await restocked(back('l1', 'tea', 4, [lot('A', 1), lot('B', 3)]));
    expect(lots.map((one) => one.split(': ')[1])).toEqual(['A 1, B 1', 'B 2']);
    expect((await restocked(back('l1', 'tea', 2, [lot('A', 2)]))).map((one) => one.split(': ')[1])).toEqual([
      'A 2',
    ]);
  });

  it('are told with the lots of their own variant', async () => {
    const [red, blue] = ['red', 'blue'].map((variantId) => ({ ...tea, id: variantId, variantId }));
    if (!red || !blue) throw new Error('There are two variants');
    const restocked = aShop(['tea hni 1 red', 'tea hni 1 blue'], [red, blue]);
    const lots = await restocked(
      back('red', 'tea', 1, [lot('A', 1)], 'red'),
      back('blue', 'tea', 1, [lot('B', 1)], 'blue'),
    );
    expect(lots.map((one) => one.split(': ')[1])).toEqual(['A 1', 'B 1']);
  });

  it('are told without any where nobody named them, or of another line', async () => {
    const cup = { ...soldItem({ price: 100, quantity: 1 }), id: 'l2', productId: 'cup' };
    const restocked = aShop(['tea hni 2', 'cup hni 1'], [tea, cup]);
    const both = await restocked(back('l1', 'tea', 2), back('l2', 'cup', 1, [lot('C', 1)]));
    expect(both.map((one) => one.split(': ')[1])).toEqual(['', 'C 1']);
    expect((await restocked(back('none', 'tea', 1, [lot('A', 1)]))).map((one) => one.split(': ')[1])).toEqual(
      [''],
    );
  });

  it('are as many of a lot as are in a combo of one thing, and of none in one of several', async () => {
    const box = { ...soldItem({ price: 100, quantity: 2 }), id: 'l1', productId: 'box' };
    const ofOne = aShop(['tea hni 6'], [{ ...box, parts: [part('tea', 3)] }]);
    expect((await ofOne(back('l1', 'box', 2, [lot('A', 2)]))).map((one) => one.split(': ')[1])).toEqual([
      'A 6',
    ]);
    const ofTwo = aShop(['tea hni 6', 'cup hni 2'], [{ ...box, parts: [part('tea', 3), part('cup', 1)] }]);
    expect((await ofTwo(back('l1', 'box', 2, [lot('A', 2)]))).map((one) => one.split(': ')[1])).toEqual([
      '',
      '',
    ]);
  });
});

describe('pictures of a return', () => {
  const picture = (id: string, ready: boolean) => ({ id, url: `/media/${id}`, widths: [200], ready });

  it('are shown once they are ready, and counted until then', () => {
    const shown = toReturn(
      aReturn({
        media: [picture('a', true), picture('b', false)],
        inspectionMedia: [
          { ...picture('c', false), itemId: 'line-1' },
          { ...picture('d', true), itemId: 'line-1' },
          { ...picture('e', false), itemId: 'line-1' },
        ],
      }),
    );
    expect(shown.media.map(({ id }) => id)).toEqual(['a']);
    expect(shown.inspectionMedia.map(({ id }) => id)).toEqual(['d']);
    expect(shown.pendingMedia).toBe(3);
  });
});
