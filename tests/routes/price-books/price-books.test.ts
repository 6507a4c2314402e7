import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToCart, getCart } from '#shared/cart/index.ts';
import { getProduct, listProducts, updateProduct } from '#shared/catalogue/index.ts';
import {
  createPriceBook,
  deletePriceBook,
  getPriceBook,
  getProductPrices,
  listPriceBooks,
  previewPriceBook,
  savePriceBookLines,
  updatePriceBook,
} from '#shared/price-books/index.ts';
import { createOrder, getOrder, quoteOrder } from '#shared/orders/index.ts';
import { newId } from '#shared/values/ids.ts';
import { aCategory, aProduct, stock, warehouse } from '#tests/support/catalogue.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let admin: Member;
let shopper: Member;
beforeAll(async () => {
  world = await aWorld();
  [admin, shopper] = await Promise.all([world.aMember({ role: 'admin' }), world.aMember()]);
});
afterAll(() => world.close());

const token = () => admin.accessToken;
const category = aCategory({ name: 'Mứt Tết' });

async function aGood(price: number) {
  const product = aProduct({
    category,
    name: `Mứt ${newId()}`,
    code: newId().slice(-12),
    price,
    available: 50,
  });
  await stock(world, [product], [category]);
  return product.card;
}

const create = (body: object) =>
  world.send(createPriceBook, { token: token(), body: { name: 'Bảng giá Tết', ...body } as never });
const read = (id: string) => world.send(getPriceBook, { token: token(), params: { id } });

/** A book that is written into its products. */
async function written(body: object) {
  const made = await create(body);
  expect(made.status).toBe(201);
  await world.cloud.idle();
  return (await read(made.body.id)).body;
}

const pricesOf = async (id: string) => {
  const [page, list] = await Promise.all([
    world.send(getProduct, { params: { id } }),
    world.send(listProducts, { query: { q: (await world.send(getProduct, { params: { id } })).body.name } }),
  ]);
  return { page: page.body.total, list: list.body.data.find((card) => card.id === id)?.total };
};

describe('a price book', () => {
  it('sets the price of its product everywhere while it is on, and gives it back when it is off', async () => {
    const card = await aGood(100_000);
    const book = await written({ items: [{ productId: card.id, price: 80_000 }] });
    expect([book.state, book.isWritten, book.lineCount, book.items[0]?.product?.code]).toEqual([
      'running',
      true,
      1,
      card.code,
    ]);
    await expect.poll(() => pricesOf(card.id)).toEqual({ page: 80_000, list: 80_000 });
    const { body: shown } = await world.send(getProduct, { params: { id: card.id } });
    expect([shown.basePrice, shown.discountPercent]).toEqual([100_000, 20]);

    const off = await world.send(updatePriceBook, {
      token: token(),
      params: { id: book.id },
      body: { isActive: false, version: book.version },
    });
    expect([off.status, off.body.state]).toEqual([200, 'off']);
    await world.cloud.idle();
    await expect.poll(() => pricesOf(card.id)).toEqual({ page: 100_000, list: 100_000 });
  });

  it('sets the prices of a category, also of a product that comes later, and says to staff why', async () => {
    const shelf = aCategory({ name: `Trà ${newId()}` });
    const first = aProduct({
      category: shelf,
      name: `Trà ${newId()}`,
      code: newId().slice(-12),
      price: 50_000,
    });
    await stock(world, [first], [shelf]);
    const validTo = '2999-02-15T17:00:00.000Z';
    const book = await written({
      validTo,
      categories: [{ categoryId: shelf.id, way: 'percent', value: -10 }],
    });
    await expect.poll(() => pricesOf(first.card.id)).toEqual({ page: 45_000, list: 45_000 });
    const { body } = await world.send(getProductPrices, { token: token(), params: { id: first.card.id } });
    expect(body).toMatchObject({
      ownPrice: 50_000,
      price: 45_000,
      because: { bookId: book.id, name: 'Bảng giá Tết', until: validTo },
    });
  });

  it('tells a cart that its price has changed, refuses the old sum, and leaves orders as they were placed', async () => {
    const card = await aGood(200_000);
    const buyer = { token: shopper.accessToken };
    await world.send(addToCart, { ...buyer, body: { productId: card.id, quantity: 2 } as never });
    const choice = {
      deliveryType: 'warehouse_pickup',
      pickupWarehouseId: warehouse.id,
      paymentMethod: 'cash',
    };
    const { body: seen } = await world.send(quoteOrder, { ...buyer, body: choice as never });
    expect(seen.total).toBe(400_000);

    const book = await written({ items: [{ productId: card.id, price: 150_000 }] });
    const { body: cart } = await world.send(getCart, buyer);
    expect(cart.items[0]).toMatchObject({ unitTotal: 150_000, addedUnitTotal: 200_000, priceChanged: true });
    const order = (expectedTotal: number) =>
      world.send(createOrder, {
        ...buyer,
        body: { ...choice, expectedTotal, clientRequestId: newId() } as never,
      });
    const refused = await order(seen.total);
    expect([refused.status, refused.failure.code]).toEqual([409, 'ORDER_CHANGED']);
    const placed = await order(300_000);
    expect(placed.status).toBe(201);

    await world.send(deletePriceBook, { token: token(), params: { id: book.id } });
    await world.cloud.idle();
    await expect.poll(() => pricesOf(card.id)).toEqual({ page: 200_000, list: 200_000 });
    const { body: kept } = await world.send(getOrder, { ...buyer, params: { id: placed.body.id } });
    expect(kept.total).toBe(300_000);
    expect((await read(book.id)).status).toBe(404);
  });

  it('leaves what staff typed alone: a product saved while it stands keeps its own price beneath', async () => {
    const card = await aGood(100_000);
    const book = await written({
      items: [{ productId: card.id, rules: [{ variantId: null, way: 'amount', value: -30_000 }] }],
    });
    const { body: prices } = await world.send(getProductPrices, { token: token(), params: { id: card.id } });
    expect([prices.ownPrice, prices.price]).toEqual([100_000, 70_000]);
    const saved = await world.send(updateProduct, {
      token: token(),
      params: { id: card.id },
      body: {
        name: card.name,
        code: card.code,
        categoryId: category.id,
        businessId: card.business.id,
        price: 120_000,
        revision: card.revision,
      } as never,
    });
    expect([saved.status, saved.body.price]).toEqual([200, 120_000]);
    await expect.poll(() => pricesOf(card.id)).toEqual({ page: 90_000, list: 90_000 });
    expect(book.isWritten).toBe(true);
  });

  it('is made once, however often it is asked for', async () => {
    const clientRequestId = newId();
    const [one, other] = [await create({ clientRequestId }), await create({ clientRequestId })];
    expect([other.status, other.body.id]).toEqual([201, one.body.id]);
  });

  it('begins with the lines of another', async () => {
    const cards = [await aGood(10_000), await aGood(20_000)];
    const source = await written({
      isActive: false,
      items: cards.map(({ id }) => ({ productId: id, price: 1_000 })),
    });
    const copy = await written({ name: 'Bản sao', isActive: false, copyOf: source.id });
    expect([copy.lineCount, copy.items.map(({ productId }) => productId)]).toEqual([
      2,
      cards.map(({ id }) => id),
    ]);
  });

  it('shows beforehand what it would change', async () => {
    const card = await aGood(100_000);
    const book = await written({ isActive: false, items: [{ productId: card.id, price: 60_000 }] });
    const { body } = await world.send(previewPriceBook, { token: token(), params: { id: book.id } });
    expect(body).toMatchObject({ products: 1, cheaper: 1, dearer: 0, overruled: 0 });
    expect(body.rows).toEqual([
      { productId: card.id, name: card.name, code: card.code, before: 100_000, after: 60_000 },
    ]);
    await expect.poll(() => pricesOf(card.id)).toEqual({ page: 100_000, list: 100_000 });
  });

  it('409: is not changed as it was no more', async () => {
    const book = await written({ isActive: false });
    const change = (name: string) =>
      world.send(updatePriceBook, {
        token: token(),
        params: { id: book.id },
        body: { name, version: book.version },
      });
    expect([(await change('Một')).status, (await change('Hai')).failure.code]).toEqual([200, 'STALE_STATE']);
  });

  it('409: nor is a line, and the one that was overtaken is named', async () => {
    const card = await aGood(100_000);
    const book = await written({ isActive: false });
    const save = (price: number) =>
      world.send(savePriceBookLines, {
        token: token(),
        params: { id: book.id },
        body: {
          items: [
            { productId: card.id, version: 0, rules: [{ variantId: null, way: 'fixed', value: price }] },
          ],
        },
      });
    expect((await save(1_000)).body.data[0]?.version).toBe(1);
    const late = await save(2_000);
    expect([late.status, late.failure.code, late.failure.params]).toEqual([
      409,
      'STALE_STATE',
      { productId: card.id },
    ]);
  });

  it.each([
    ['422', { items: [{ productId: newId(), price: 1 }] }, 'UNKNOWN_PRODUCT'],
    ['422', { scope: { kind: 'business', businessId: 'biz-khong-co' } }, 'UNKNOWN_BUSINESS'],
    ['422', { categories: [{ categoryId: 'cat-khong-co', way: 'percent', value: -5 }] }, 'UNKNOWN_CATEGORY'],
    ['404', { copyOf: newId() }, 'PRICE_BOOK_NOT_FOUND'],
    ['404', { scope: { kind: 'group', groupId: newId() } }, 'CUSTOMER_GROUP_NOT_FOUND'],
    ['400', { validFrom: '2027-02-01', validTo: '2027-01-01' }, 'BAD_REQUEST'],
    ['400', { categories: [{ categoryId: 'cat-mut-tet', way: 'percent', value: -101 }] }, 'BAD_REQUEST'],
    ['400', { items: [{ productId: 'x', price: 1.5 }] }, 'BAD_REQUEST'],
    ['400', { name: '  ' }, 'BAD_REQUEST'],
    ['400', { priority: -1 }, 'BAD_REQUEST'],
  ])('%s: is not made with %o', async (status, body, code) => {
    const reply = await create(body);
    expect([String(reply.status), reply.failure.code]).toEqual([status, code]);
  });
});

describe('the list of books', () => {
  it('tells those that come, run, are over and are off apart', async () => {
    const mark = newId();
    const name = (what: string) => `${what} ${mark}`;
    await create({ name: name('sắp'), validFrom: '2999-01-01' });
    await create({ name: name('đang') });
    await create({ name: name('hết'), validTo: '2020-01-01' });
    await create({ name: name('tắt'), isActive: false });
    const named = async (state?: string) =>
      (
        await world.send(listPriceBooks, {
          token: token(),
          query: { q: mark, state, sortBy: 'name', sortOrder: 'asc' } as never,
        })
      ).body.data.map((book) => [book.name.split(' ')[0], book.state]);
    expect(await named()).toEqual([
      ['đang', 'running'],
      ['hết', 'over'],
      ['sắp', 'coming'],
      ['tắt', 'off'],
    ]);
    expect(await named('coming,off')).toEqual([
      ['sắp', 'coming'],
      ['tắt', 'off'],
    ]);
  });
});
