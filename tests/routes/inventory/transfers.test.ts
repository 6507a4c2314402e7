import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteWarehouse, getProduct } from '#shared/catalogue/index.ts';
import { listInventories } from '#shared/inventory/inventory.contract.ts';
import { findGoods } from '#shared/inventory/goods.contract.ts';
import {
  cancelTransfer,
  getTransfer,
  receiveTransfer,
  requestTransfer,
  searchTransfers,
  sendTransfer,
} from '#shared/inventory/transfers.contract.ts';
import { newId } from '#shared/values/ids.ts';
import { warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { aCategory, aProduct, aWarehouse, stock, warehouse } from '#tests/support/catalogue.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let keeper: Member;
const grain = aCategory({ name: 'Ngũ cốc' });
const far = aWarehouse({ id: 'wh-hue', name: 'Kho Huế', code: 'HUE' });
const rice = aProduct({ name: 'Gạo nếp cái hoa vàng', code: 'GAO-NEP', available: 10 });
const shirt = aProduct({
  name: 'Áo lụa',
  variants: [
    { name: 'Cỡ', value: 'M', sku: 'LUA-M', additionalPrice: 0, stock: 0 },
    { name: 'Cỡ', value: 'L', sku: 'LUA-L', additionalPrice: 0, stock: 0 },
  ],
});

beforeAll(async () => {
  world = await aWorld();
  await stock(world, [rice, shirt], [grain]);
  await world.write([warehouseItem(far)]);
  keeper = await world.aMember({ role: 'collaborator' });
});
afterAll(() => world.close());

const ask = (quantity: number, key = newId(), toId = far.id) =>
  world.send(requestTransfer, {
    token: keeper.accessToken,
    body: {
      fromId: warehouse.id,
      toId,
      note: 'Bù hàng',
      lines: [{ productId: rice.card.id, variantId: null, quantity }],
      clientRequestId: key,
    },
  });
const step = (contract: typeof sendTransfer | typeof cancelTransfer, id: string, version: number) =>
  world.send(contract, { token: keeper.accessToken, params: { id }, body: { version } });

describe('a transfer', () => {
  it('goes from one warehouse to another; shoppers see what is left, at every step', async () => {
    const { status, body: made } = await ask(4);
    expect([status, made.status]).toEqual([201, 'requested']);
    const available = async () =>
      (await world.send(getProduct, { params: { id: rice.card.id } })).body.available;
    expect(await available()).toBe(10);
    expect((await step(sendTransfer, made.id, 1)).body.status).toBe('sent');
    expect(await available()).toBe(6);
    const inTransit = await world.send(searchTransfers, {
      token: keeper.accessToken,
      query: { status: 'sent' },
    });
    expect(inTransit.body.data.map(({ code }) => code)).toEqual([made.code]);
    const done = await world.send(receiveTransfer, {
      token: keeper.accessToken,
      params: { id: made.id },
      body: {
        lines: [{ productId: rice.card.id, variantId: null, received: 3, rest: 'damaged' }],
        version: 2,
        clientRequestId: newId(),
      },
    });
    expect(done.body).toMatchObject({ status: 'received', received: 3, short: 1 });
    expect(done.body.lines[0]?.shortages[0]?.by.id).toBe(keeper.id);
    expect(await available()).toBe(9);
    const { body: shelves } = await world.send(listInventories, {
      token: keeper.accessToken,
      params: { id: rice.card.id },
    });
    expect(shelves.map(({ warehouseId, onHand, onOrder }) => [warehouseId, onHand, onOrder])).toEqual([
      [warehouse.id, 6, 0],
      [far.id, 3, 0],
    ]);
  });

  it('is sent once by two who press at the same moment', async () => {
    const { body: made } = await ask(1);
    const answers = await Promise.all([step(sendTransfer, made.id, 1), step(sendTransfer, made.id, 1)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => body.version)).toEqual([2, 2]);
    expect((await step(cancelTransfer, made.id, 2)).body.status).toBe('cancelled');
  });

  it('is asked for once by the same request, and refused where its key stands for another', async () => {
    const key = newId();
    const [first, second] = [await ask(2, key), await ask(2, key)];
    expect(second.body.id).toBe(first.body.id);
    expect((await ask(3, key)).failure.code).toBe('REQUEST_DIFFERS');
  });

  it('422: takes no more than there is', async () => {
    const { body: made } = await ask(500);
    const { status, failure } = await step(sendTransfer, made.id, 1);
    expect([status, failure.code]).toEqual([422, 'STOCK_HELD']);
  });

  it('keeps the warehouse it leads to from being taken away, and is named in the refusal', async () => {
    const empty = aWarehouse({ id: 'wh-vinh', name: 'Kho Vinh', code: 'VII' });
    await world.write([warehouseItem(empty)]);
    const { body: made } = await ask(1, newId(), empty.id);
    const { accessToken: token } = await world.aMember({ role: 'admin' });
    const remove = () => world.send(deleteWarehouse, { token, params: { id: empty.id } });
    expect((await remove()).failure).toMatchObject({
      code: 'WAREHOUSE_IN_USE',
      message: expect.stringContaining(made.code),
    });
    await step(cancelTransfer, made.id, 1);
    expect((await remove()).status).toBe(200);
  });

  it('404: a transfer there is none of', async () => {
    const missing = await world.send(getTransfer, { token: keeper.accessToken, params: { id: 'nothing' } });
    expect([missing.status, missing.failure.code]).toEqual([404, 'TRANSFER_NOT_FOUND']);
  });
});

describe('what is scanned in a store room', () => {
  const find = async (q: string) =>
    (await world.send(findGoods, { token: keeper.accessToken, query: { q, warehouseId: warehouse.id } }))
      .body;

  it.each([
    ['the code of a product', 'GAO-NEP', true, ['GAO-NEP']],
    ['a SKU', 'LUA-L', true, ['LUA-L']],
    ['the code of a product with variants: all of them', shirt.card.code, true, ['LUA-M', 'LUA-L']],
    ['part of a name', 'ao lua', false, ['LUA-M', 'LUA-L']],
    ['nothing that is here', 'KHONG-CO', false, []],
  ])('%s', async (_, q, exact, codes) => {
    const found = await find(q);
    expect([found.exact, found.data.map(({ code }) => code)]).toEqual([exact, codes]);
  });
});
