import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProduct } from '#shared/catalogue/index.ts';
import type { CallInput } from '#shared/contract/route.ts';
import {
  listDifferences,
  listInventories,
  listMovements,
  repairShelf,
  saveInventories,
  searchInventory,
} from '#shared/inventory/inventory.contract.ts';
import { warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { aCategory, aProduct, aWarehouse, stock, warehouse } from '#tests/support/catalogue.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let admin: Member;
let keeper: Member;
const grain = aCategory({ name: 'Ngũ cốc' });
const rice = aCategory({
  name: 'Gạo',
  parentId: grain.id,
  path: [grain.id, 'cat-gao'],
  id: 'cat-gao',
  level: 2,
});
const far = aWarehouse({ id: 'wh-hue', name: 'Kho Huế', code: 'HUE' });
const nep = aProduct({ name: 'Gạo nếp cái hoa vàng', available: 10, category: rice });
const tea = aProduct({ name: 'Trà sen Tây Hồ', available: 3 });

beforeAll(async () => {
  world = await aWorld();
  await stock(world, [nep, tea], [grain, rice]);
  await world.write([warehouseItem(far)]);
  admin = await world.aMember({ role: 'admin' });
  keeper = await world.aMember({ role: 'collaborator' });
});
afterAll(() => world.close());

const read = (id: string, by = keeper) =>
  world.send(listInventories, { token: by.accessToken, params: { id } });
const save = (id: string, body: CallInput<typeof saveInventories>['body'], by = keeper) =>
  world.send(saveInventories, { token: by.accessToken, params: { id }, body: body as never });
const search = async (query: CallInput<typeof searchInventory>['query'], by = keeper) =>
  (await world.send(searchInventory, { token: by.accessToken, query: query as never })).body;

describe('a product’s inventories', () => {
  it('are read, corrected, and followed by the shop, the list and the ledger', async () => {
    const { id } = nep.card;
    const before = await read(id);
    expect(before.body).toEqual([
      {
        warehouseId: warehouse.id,
        warehouseName: warehouse.name,
        variantId: null,
        variantName: null,
        onHand: 10,
        onOrder: 0,
        reserved: 0,
        available: 10,
        minQuantity: 0,
        maxQuantity: null,
        place: '',
      },
    ]);
    const saved = await save(id, {
      reason: 'Vỡ hai túi',
      inventories: [
        { warehouseId: warehouse.id, onHand: 8, onHandBefore: 10, minQuantity: 9, maxQuantity: null },
        { warehouseId: far.id, onHand: 30, maxQuantity: 20 },
      ],
    });
    expect([saved.status, saved.body.map(({ onHand }) => onHand).toSorted((a, b) => a - b)]).toEqual([
      200,
      [8, 30],
    ]);
    expect((await world.send(getProduct, { params: { id } })).body.available).toBe(38);
    expect((await search({ q: 'nep cai', state: 'low' })).data).toMatchObject([
      { productName: nep.card.name, warehouseName: warehouse.name, onHand: 8, minQuantity: 9 },
    ]);
    expect((await search({ state: 'over' })).data).toMatchObject([{ warehouseId: far.id, onHand: 30 }]);
    const ledger = () =>
      world.send(listMovements, {
        token: keeper.accessToken,
        params: { productId: id },
        query: { warehouseId: warehouse.id },
      });
    await expect.poll(async () => (await ledger()).body.data.length).toBe(2);
    expect((await ledger()).body.data).toMatchObject([
      { why: 'corrected', note: 'Vỡ hai túi', who: { id: keeper.id }, onHand: { from: 10, to: 8 } },
      { why: 'opening', onHand: { from: 0, to: 10 } },
    ]);
  });

  it('409: a number that was read before others moved the shelf', async () => {
    const late = await save(tea.card.id, {
      inventories: [{ warehouseId: warehouse.id, onHand: 9, onHandBefore: 4 }],
      reason: 'Đếm lại',
    });
    expect([late.status, late.failure.code, late.failure.params]).toMatchObject([
      409,
      'STALE_STATE',
      { onHand: 3, warehouse: warehouse.name },
    ]);
  });

  it('tell what a piece cost to admins alone', async () => {
    const { id } = tea.card;
    const refused = await save(id, { inventories: [{ warehouseId: warehouse.id, cost: 1.25 }] });
    expect([refused.status, refused.failure.code]).toEqual([403, 'FORBIDDEN']);
    const priced = await save(id, { inventories: [{ warehouseId: warehouse.id, cost: 1.25 }] }, admin);
    expect(priced.body).toMatchObject([{ cost: 1.25 }]);
    expect((await read(id)).body[0]).not.toHaveProperty('cost');
    const seen = [await search({ q: 'tra sen' }), await search({ q: 'tra sen' }, admin)];
    expect(seen.map(({ data }) => data[0]?.cost)).toEqual([undefined, 1.25]);
  });

  it.each([
    [{ onHand: 1.5 }, 'inventories.0.onHand'],
    [{ onHand: -1 }, 'inventories.0.onHand'],
    [{ minQuantity: -1 }, 'inventories.0.minQuantity'],
    [{ minQuantity: 5, maxQuantity: 4 }, 'inventories.0.maxQuantity'],
    [{ cost: 1.255 }, 'inventories.0.cost'],
    [{ reserved: -1 }, 'inventories.0.reserved'],
  ])('400: %o', async (wrong, path) => {
    const { status, failure } = await save(
      tea.card.id,
      { inventories: [{ warehouseId: warehouse.id, ...wrong }], reason: 'Đếm lại' },
      admin,
    );
    expect([status, failure.errors]).toMatchObject([400, [{ path }]]);
  });

  it.each([
    ['other pieces than were read', { onHand: 9, onHandBefore: 3 }, undefined],
    ['other pieces, with blanks for a reason', { onHand: 9, onHandBefore: 3 }, '  '],
    ['pieces where nothing was read', { onHand: 9 }, undefined],
    ['pieces by their lots', { onHand: 3, onHandBefore: 3, lots: [] }, undefined],
  ])('400: %s need a reason', async (_, row, reason) => {
    const { status, failure } = await save(tea.card.id, {
      inventories: [{ warehouseId: warehouse.id, ...row }],
      ...(reason !== undefined && { reason }),
    });
    expect([status, failure.errors]).toMatchObject([400, [{ path: 'reason' }]]);
  });

  it('200: what is too few and too many needs none, nor do as many pieces as were read', async () => {
    const row = { warehouseId: warehouse.id, onHand: 3, onHandBefore: 3, minQuantity: 1 };
    expect((await save(tea.card.id, { inventories: [row] })).status).toBe(200);
  });

  it('404: of a product there is none of', async () => {
    expect((await read('nothing')).status).toBe(404);
  });
});

describe('the list of shelves', () => {
  it.each([
    ['by name, without marks', { q: 'tra sen' }, [tea.card.name]],
    ['by code', { q: tea.card.code }, [tea.card.name]],
    ['of a category, and of all below it', { categoryId: grain.id, warehouseId: far.id }, [nep.card.name]],
    ['of a warehouse', { warehouseId: far.id }, [nep.card.name]],
  ] as const)('finds them %s', async (_, query, names) => {
    const { data, total } = await search(query as never);
    expect([data.map(({ productName }) => productName), total]).toEqual([names, names.length]);
  });
});

describe('what differs from its ledger', () => {
  it('409: is repaired only as it was read', async () => {
    expect((await world.send(listDifferences, { token: admin.accessToken })).body.data).toEqual([]);
    const body = {
      productId: tea.card.id,
      warehouseId: warehouse.id,
      revision: 1,
      onHand: 4,
      reserved: 0,
      reason: 'Đếm lại',
    };
    const late = await world.send(repairShelf, {
      token: admin.accessToken,
      body: { ...body, revision: 99 },
    });
    expect([late.status, late.failure.code]).toEqual([409, 'STALE_STATE']);
  });
});
