import { beforeAll, expect, it } from 'vitest';
import {
  createProduct,
  deleteBusiness,
  deleteCategory,
  deleteProduct,
  listAdminCategories,
  updateCategory,
} from '#shared/catalogue/index.ts';
import { deleteCustomerGroup } from '#shared/customers/index.ts';
import { newId } from '#shared/values/ids.ts';
import { businessItems, categoryItem } from '#functions/domain/catalogue/records/catalogue-records.ts';
import { aBusiness, aCategory, business } from '#tests/support/catalogue.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';
import { pricing } from './price-scene.ts';

const world = aSharedWorld();
const admin = aSharedMember(world, { role: 'admin' });
let shop: ReturnType<typeof pricing>;
beforeAll(() => void (shop = pricing(world, admin)));

it('stays while a book that is not over refers to it: a category, a business, a group', async () => {
  const shelf = aCategory({ name: `Kệ ${newId()}` });
  const maker = aBusiness({ id: `biz-${newId()}`, slug: newId().toLowerCase(), name: 'Lò Thử' });
  await world.write([categoryItem(shelf), ...businessItems(maker)]);
  const group = await shop.aGroup();
  const remove = () =>
    Promise.all([
      world.send(deleteCategory, shop.asAdmin({ params: { id: shelf.id } })),
      world.send(deleteBusiness, shop.asAdmin({ params: { id: maker.id } })),
      world.send(deleteCustomerGroup, shop.asAdmin({ params: { id: group.id } })),
    ]);
  const books = [
    await shop.written({ name: 'Một', categories: [{ categoryId: shelf.id, way: 'percent', value: -5 }] }),
    await shop.written({ name: 'Hai', scope: { kind: 'business', businessId: maker.id } }),
    await shop.written({ name: 'Ba', isActive: false, scope: { kind: 'group', groupId: group.id } }),
  ];
  const told = (place: number) => [{ path: `price-books/${books[place]?.id}`, message: books[place]?.name }];
  expect((await remove()).map(({ status, failure }) => [status, failure.code, failure.errors])).toEqual([
    [409, 'CATEGORY_IN_USE', told(0)],
    [409, 'BUSINESS_IN_USE', told(1)],
    [409, 'CUSTOMER_GROUP_IN_USE', told(2)],
  ]);
  for (const { id } of books) await shop.change(id, { validTo: '2020-01-01' });
  expect((await remove()).map(({ status }) => status)).toEqual([200, 200, 200]);
});

it('may go where it is a product: the line says that it has', async () => {
  const { card } = await shop.aGood(10_000);
  const { body: bare } = await world.send(
    createProduct,
    shop.asAdmin({
      body: {
        name: 'Mứt chưa bán',
        code: newId().slice(-12),
        categoryId: shop.goods.id,
        businessId: business.id,
        price: 10_000,
      },
    }),
  );
  const book = await shop.written({
    items: [
      { productId: card.id, price: 9_000 },
      { productId: bare.id, price: 8_000 },
    ],
  });
  expect((await world.send(deleteProduct, shop.asAdmin({ params: { id: bare.id } }))).status).toBe(200);
  const { body } = await shop.read(book.id);
  const codes = body.items.map(({ productId, product }) => [productId, product?.code ?? null]);
  expect(new Map(codes as [string, string | null][])).toEqual(
    new Map([
      [card.id, card.code],
      [bare.id, null],
    ]),
  );
});

it('moves with its category: a product costs what books say of where that stands now', async () => {
  const [cheap, plain] = [aCategory({ name: `Rẻ ${newId()}` }), aCategory({ name: `Thường ${newId()}` })];
  const leafId = `cat-${newId()}`;
  const leaf = aCategory({ id: leafId, name: 'Lá', parentId: plain.id, path: [plain.id, leafId] });
  const { card } = await shop.aGood(50_000, leaf);
  await world.write([cheap, plain].map(categoryItem));
  await shop.written({ categories: [{ categoryId: cheap.id, way: 'percent', value: -20 }] });
  expect(await shop.shownOf(card.id)).toEqual({ page: 50_000, list: 50_000 });
  const move = async (parentId: string) => {
    const { body } = await world.send(listAdminCategories, shop.asAdmin({}));
    const version = body.find(({ id }) => id === leaf.id)?.version ?? 0;
    const asked = shop.asAdmin({ params: { id: leaf.id }, body: { parentId, version } });
    expect((await world.send(updateCategory, asked)).status).toBe(200);
    await world.cloud.clock.advance(10);
    await world.cloud.idle();
  };
  // Lists may be half a second old.
  const shown = async (total: number) => {
    await expect.poll(() => shop.shownOf(card.id)).toEqual({ page: total, list: total });
  };
  await move(cheap.id);
  await shown(40_000);
  await move(plain.id);
  await shown(50_000);
});
