import { beforeEach, describe, expect, it, vi } from 'vitest';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { inventoryKeys } from '#functions/domain/inventory/stock/inventory-keys.ts';
import { arrangeShelves } from '#functions/domain/catalogue/products/flash-sale.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { openTransfersOf } from '#functions/domain/inventory/transfers/read-transfers.ts';
import { receiveTransfer } from '#functions/domain/inventory/transfers/receive-transfer.ts';
import { requestTransfer } from '#functions/domain/inventory/transfers/request-transfer.ts';
import { cancelTransfer, sendTransfer } from '#functions/domain/inventory/transfers/send-transfer.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { aProduct, warehouse } from '#tests/support/catalogue.ts';
import { aProfile } from '#tests/support/profile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aShopOfLots, lotA, lotB } from './shop-of-lots.ts';
import { aStockedShop, far } from './stock-shop.ts';

beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));

type Rest = 'later' | 'lost' | 'not-sent';

/** One piece of no known lot, four that expire in three days and five in six; eight of them go elsewhere. */
async function onTheWay(quantity = 8) {
  const shop = await aShopOfLots();
  const goods = { productId: shop.product.card.id, variantId: null };
  const { id } = await requestTransfer(shop.context, {
    fromId: warehouse.id,
    toId: far.id,
    note: '',
    lines: [{ ...goods, quantity }],
    userId: 'lan',
  });
  const by = { id, userId: 'lan' };
  return {
    ...shop,
    by,
    send: () => sendTransfer(shop.context, { ...by, version: 1 }),
    receive: (received: number, rest: Rest, version: number) =>
      receiveTransfer(shop.context, { ...by, version, lines: [{ ...goods, received, rest }] }),
    movedLots: async (warehouseId = warehouse.id) =>
      (await shop.shelf(warehouseId))?.move?.lots?.map(({ code, quantity: pieces }) => `${code} ${pieces}`),
  };
}

describe('a transfer of goods of several lots', () => {
  it('takes what nobody knows the lot of, then what expires first, and brings them in that order', async () => {
    const { send, receive, movedLots, shelf } = await onTheWay();
    expect((await send()).lines[0]?.lots).toEqual([
      { ...lotA, quantity: 4 },
      { ...lotB, quantity: 3 },
    ]);
    expect([await movedLots(), await shelf()]).toMatchObject([['A 4', 'B 3'], { onHand: 2 }]);
    await receive(3, 'later', 2);
    expect(await movedLots(far.id)).toEqual(['A 2']);
    await receive(2, 'later', 3);
    expect(await movedLots(far.id)).toEqual(['A 2']);
    await receive(1, 'not-sent', 4);
    expect([await movedLots(far.id), await movedLots()]).toEqual([['B 1'], ['B 2']]);
    expect([(await shelf())?.onHand, (await shelf(far.id))?.onHand, (await shelf(far.id))?.onOrder]).toEqual([
      4, 6, 0,
    ]);
  });

  it('puts them all back where it is called off', async () => {
    const { send, by, context, movedLots, shelf } = await onTheWay();
    await send();
    await cancelTransfer(context, { ...by, version: 2 });
    expect([await movedLots(), (await shelf())?.onHand, (await shelf(far.id))?.onOrder]).toEqual([
      ['A 4', 'B 3'],
      10,
      0,
    ]);
  });

  it('is not sent while word of a movement is on its way', async () => {
    const { send, table, name, hold, release, follow } = await onTheWay();
    await hold(1);
    await release(1);
    await follow();
    await hold(1);
    await follow();
    await table.write([remove(inventoryKeys.line(name, 2))]);
    expect(await refusalOf(send())).toBe('STALE_STATE');
  });
});

describe('a transfer as it is read', () => {
  it('names who asked, sent, received and missed something', async () => {
    const { send, receive, put } = await onTheWay();
    put([profileRecord.item(aProfile({ id: 'lan', fullName: 'Lan' }))]);
    await send();
    const done = await receive(5, 'lost', 2);
    const lan = { id: 'lan', fullName: 'Lan' };
    expect(done).toMatchObject({
      createdBy: lan,
      sentBy: lan,
      closedBy: lan,
      status: 'received',
      received: 5,
      short: 3,
      lines: [{ received: 5, shortages: [{ quantity: 3, cause: 'lost', by: lan }] }],
    });
  });

  it('is under way for both its warehouses until it is over', async () => {
    const { send, receive, context } = await onTheWay();
    const open = async () => [
      (await openTransfersOf(context, warehouse.id)).length,
      (await openTransfersOf(context, far.id)).length,
      (await openTransfersOf(context, 'wh-other')).length,
    ];
    expect(await open()).toEqual([1, 1, 0]);
    await send();
    expect(await open()).toEqual([1, 1, 0]);
    await receive(8, 'later', 2);
    expect(await open()).toEqual([0, 0, 0]);
  });
});

it('a transfer of goods in more portions than one write holds is sent all the same', async () => {
  const shop = await aStockedShop();
  const shelf = {
    variantId: '-',
    warehouseId: warehouse.id,
    warehouseName: warehouse.name,
    province: '',
    onHand: 16,
    reserved: 0,
  };
  const goods = Array.from({ length: 10 }, (_, nth) =>
    aProduct({ name: `Sốc ${nth}`, flashSale: true, facts: { stocks: [shelf] } }),
  );
  shop.put(goods.flatMap(productItems));
  for (const one of goods) await arrangeShelves(shop.context, one);
  const { id } = await requestTransfer(shop.context, {
    fromId: warehouse.id,
    toId: far.id,
    note: '',
    lines: goods.map(({ card }) => ({ productId: card.id, variantId: null, quantity: 16 })),
    userId: 'lan',
  });
  expect(await sendTransfer(shop.context, { id, userId: 'lan', version: 1 })).toMatchObject({
    status: 'sent',
    pieces: 160,
  });
});
