import { describe, expect, it } from 'vitest';
import type { AppError } from '#shared/contract/errors.ts';
import { countGoods } from '#functions/domain/inventory/counts/count-goods.ts';
import { startCount } from '#functions/domain/inventory/counts/start-count.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { receiveTransfer } from '#functions/domain/inventory/transfers/receive-transfer.ts';
import { requestTransfer, updateTransfer } from '#functions/domain/inventory/transfers/request-transfer.ts';
import { cancelTransfer, sendTransfer } from '#functions/domain/inventory/transfers/send-transfer.ts';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { StoredShelf } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { aProduct, warehouse } from '#tests/support/catalogue.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aStockedShop, far } from './stock-shop.ts';

type Rest = 'later' | 'lost' | 'not-sent';

/** Four of one thing and three of another, asked for from one warehouse to the next. */
async function twoLines() {
  const shop = await aStockedShop();
  const salt = aProduct({ name: 'Muối', available: 10 });
  shop.put(productItems(salt));
  const [rice, other] = [shop.product.card.id, salt.card.id].map((productId) => ({
    productId,
    variantId: null,
  }));
  if (!rice || !other) throw new Error('There are two products');
  const lines = [
    { ...rice, quantity: 4 },
    { ...other, quantity: 3 },
  ];
  const draft = { fromId: warehouse.id, toId: far.id, note: '', lines };
  const made = await requestTransfer(shop.context, {
    ...draft,
    userId: 'lan',
    clientRequestId: 'mot-lan-thoi',
  });
  const by = { id: made.id, userId: 'lan' };
  const Shelf = StoredShelf.omit({ productId: true });
  const counts = async (productId: string) => {
    const at = async (warehouseId: string) => {
      const shelf = await shop.table.get(shelfKey({ productId, variantId: '-', warehouseId }), Shelf);
      return [shelf?.onHand ?? 0, shelf?.onOrder ?? 0];
    };
    return [await at(warehouse.id), await at(far.id)];
  };
  const receive = (said: readonly (readonly [typeof rice, number, Rest])[], version: number) =>
    receiveTransfer(shop.context, {
      ...by,
      version,
      lines: said.map(([goods, received, rest]) => ({ ...goods, received, rest })),
    });
  return {
    ...shop,
    rice,
    other,
    draft,
    made,
    by,
    receive,
    riceNow: () => counts(rice.productId),
    otherNow: () => counts(other.productId),
    send: (version = 1) => sendTransfer(shop.context, { ...by, version }),
    cancel: (version: number) => cancelTransfer(shop.context, { ...by, version }),
    update: (version: number) => updateTransfer(shop.context, { id: made.id, version, ...draft }),
  };
}

describe('a transfer of several goods', () => {
  it('arrives line by line: what nobody speaks of is still on its way', async () => {
    const { send, receive, other, rice, riceNow, otherNow } = await twoLines();
    await send();
    expect([await riceNow(), await otherNow()]).toEqual([
      [
        [6, 0],
        [0, 4],
      ],
      [
        [7, 0],
        [0, 3],
      ],
    ]);
    const partly = await receive([[other, 3, 'later']], 2);
    expect(partly).toMatchObject({ status: 'sent', received: 3, short: 0 });
    expect([await riceNow(), await otherNow()]).toEqual([
      [
        [6, 0],
        [0, 4],
      ],
      [
        [7, 0],
        [3, 0],
      ],
    ]);
    const done = await receive([[rice, 4, 'lost']], 3);
    expect(done).toMatchObject({ status: 'received', received: 7, short: 0 });
  });

  it('puts back only what never left, and of the rest what is lost is on its way no more', async () => {
    const { send, receive, other, rice, riceNow, otherNow } = await twoLines();
    await send();
    const done = await receive(
      [
        [rice, 1, 'not-sent'],
        [other, 1, 'lost'],
      ],
      2,
    );
    expect(done).toMatchObject({ status: 'received', received: 2, short: 5 });
    expect([await riceNow(), await otherNow()]).toEqual([
      [
        [9, 0],
        [1, 0],
      ],
      [
        [7, 0],
        [1, 0],
      ],
    ]);
  });

  it('is not called off once some of it was lost, though nothing arrived', async () => {
    const { send, receive, cancel, rice, riceNow, otherNow } = await twoLines();
    await send();
    expect(await receive([[rice, 0, 'lost']], 2)).toMatchObject({ status: 'sent', received: 0, short: 4 });
    expect(await refusalOf(cancel(3))).toBe('TRANSFER_CLOSED');
    expect([await riceNow(), await otherNow()]).toEqual([
      [
        [6, 0],
        [0, 0],
      ],
      [
        [7, 0],
        [0, 3],
      ],
    ]);
  });

  it('takes in no more than is open, and nothing that is not on it', async () => {
    const { send, receive, rice } = await twoLines();
    await send();
    await receive([[rice, 3, 'later']], 2);
    const tooMany = receive([[rice, 2, 'later']], 3).catch(({ code, details }: AppError) => [
      code,
      details.params,
    ]);
    expect(await tooMany).toEqual(['TRANSFER_TOO_MANY', { open: 1, product: 'Gạo nếp' }]);
    expect(await refusalOf(receive([[{ ...rice, productId: 'strange' }, 1, 'later']], 3))).toBe(
      'PRODUCT_NOT_FOUND',
    );
    expect(await refusalOf(receive([[rice, 1, 'later']], 3))).toBeUndefined();
  });

  it('takes each step only from where it stands, and over what was read', async () => {
    const { send, receive, cancel, update, rice, other } = await twoLines();
    expect(await refusalOf(receive([[rice, 1, 'later']], 1))).toBe('TRANSFER_CLOSED');
    expect(await refusalOf(send(2))).toBe('STALE_STATE');
    expect(await refusalOf(cancel(2))).toBe('STALE_STATE');
    expect(await refusalOf(update(2))).toBe('STALE_STATE');
    await send();
    expect(await refusalOf(send(2))).toBe('TRANSFER_CLOSED');
    expect(await refusalOf(update(2))).toBe('TRANSFER_CLOSED');
    expect(await refusalOf(receive([[rice, 1, 'later']], 1))).toBe('STALE_STATE');
    await receive(
      [
        [rice, 4, 'later'],
        [other, 3, 'later'],
      ],
      2,
    );
    expect(await refusalOf(receive([[rice, 0, 'later']], 3))).toBe('TRANSFER_CLOSED');
    expect(await refusalOf(cancel(3))).toBe('TRANSFER_CLOSED');
  });

  it('is not called off once it is known that some of it is lost', async () => {
    const { send, receive, cancel, rice } = await twoLines();
    await send();
    expect(await receive([[rice, 0, 'lost']], 2)).toMatchObject({ status: 'sent', received: 0, short: 4 });
    expect(await refusalOf(cancel(3))).toBe('TRANSFER_CLOSED');
  });

  it('that was only asked for moves nothing when it is called off', async () => {
    const { cancel, riceNow } = await twoLines();
    expect(await cancel(1)).toMatchObject({ status: 'cancelled', closedBy: { id: 'lan' } });
    expect(await riceNow()).toEqual([
      [10, 0],
      [0, 0],
    ]);
    expect((await cancel(1)).status).toBe('cancelled');
    expect(await refusalOf(cancel(2))).toBe('TRANSFER_CLOSED');
  });
});

describe('goods that are counted', () => {
  it('are counted by twenty devices at once, and by no more', async () => {
    const { context, product } = await aStockedShop();
    const { id } = await startCount(context, {
      warehouseId: warehouse.id,
      note: '',
      userId: 'lan',
      clientRequestId: 'dem-kho-mot',
    });
    const count = (device: number) =>
      countGoods(context, {
        id,
        productId: product.card.id,
        variantId: null,
        userId: 'lan',
        counterId: `may-${device}`,
        quantity: 1,
        anew: false,
        lots: [],
      });
    for (let device = 1; device <= 20; device += 1) await count(device);
    expect(await refusalOf(count(21))).toBe('COUNT_FULL');
    expect(await count(20)).toMatchObject({ counted: 20 });
  });
});
