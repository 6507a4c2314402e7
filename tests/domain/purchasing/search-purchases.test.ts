import { beforeEach, describe, expect, it } from 'vitest';
import { searchPurchases as contract } from '#shared/purchasing/purchases.contract.ts';
import { findPurchaseByCode, likelyPurchases } from '#functions/domain/purchasing/find-purchases.ts';
import { purchaseRecord } from '#functions/domain/purchasing/purchase-record.ts';
import { searchPurchases } from '#functions/domain/purchasing/search-purchases.ts';
import { readViewsFrom } from '../support/views-of-table.ts';
import { aBuyingShop } from './purchase-world.ts';

let shop: Awaited<ReturnType<typeof aBuyingShop>>;
beforeEach(async () => {
  shop = await aBuyingShop();
  readViewsFrom(shop.rows);
});

// The twentieth in Vietnam, and still the nineteenth elsewhere.
const now = () => new Date('2026-11-19T18:00:00.000Z');
const search = (query: object = {}, seesCosts = true) =>
  searchPurchases({ now }, { ...contract.query.parse(query), seesCosts });
const idsOf = async (query: object) => (await search(query)).data.map(({ id }) => id);

describe('staff’s list of purchases', () => {
  it('knows what should have come by yesterday and has not', async () => {
    const late = await shop.sent({}, { expectedOn: '2026-11-19' });
    const partly = await shop.receive(await shop.sent({}, { expectedOn: '2026-11-18' }), 4);
    await shop.sent({}, { expectedOn: '2026-11-20' });
    await shop.sent({}, { expectedOn: '' });
    await shop.draft({}, { expectedOn: '2026-11-01' });
    await shop.receive(await shop.sent({}, { expectedOn: '2026-11-01' }), 20);
    expect((await idsOf({ late: 'true' })).toSorted()).toEqual([late.id, partly.id].toSorted());
    // From the first moment of the day in Vietnam to its last.
    for (const moment of ['2026-11-19T17:00:00.000Z', '2026-11-20T16:59:59.999Z']) {
      const query = { ...contract.query.parse({ late: 'true' }), seesCosts: true };
      expect((await searchPurchases({ now: () => new Date(moment) }, query)).total).toBe(2);
    }
    expect(await idsOf({ late: 'false' })).toHaveLength(6);
  });

  it('is narrowed by where it stands, whose it is, where it goes and its words', async () => {
    const [draft, sent] = [await shop.draft({}, { note: 'hàng tết' }), await shop.sent()];
    expect(await idsOf({ status: 'draft' })).toEqual([draft.id]);
    expect(await idsOf({ supplier: shop.supplier.id })).toHaveLength(2);
    expect(await idsOf({ supplier: 'another' })).toEqual([]);
    expect(await idsOf({ warehouseId: 'another' })).toEqual([]);
    expect(await idsOf({ warehouseId: sent.warehouse.id })).toHaveLength(2);
    expect(await idsOf({ q: 'tet' })).toEqual([draft.id]);
    const after = '2999-01-01T00:00:00.000Z';
    expect(await idsOf({ from: after })).toEqual([]);
    expect(await idsOf({ to: after })).toHaveLength(2);
  });

  it('tells what they come to only to those who see costs', async () => {
    await shop.sent();
    expect((await search()).data[0]).toMatchObject({ total: 648_000, quantity: 20 });
    const { data, total } = await search({}, false);
    expect(total).toBe(1);
    expect(data[0]).toMatchObject({ quantity: 20, received: 0, goods: 1 });
    expect(data[0]).not.toHaveProperty('total');
  });
});

describe('a purchase that is looked for', () => {
  it('is found by its very code, however it is written', async () => {
    const { id, code } = await shop.draft();
    expect((await findPurchaseByCode(shop.context, ` ${code.toLowerCase()} `))?.id).toBe(id);
    expect(await findPurchaseByCode(shop.context, 'nothing')).toBeUndefined();
  });

  it('is among the newest few that its words may mean', async () => {
    const made = [await shop.draft(), await shop.draft(), await shop.draft()];
    for (const [place, { id }] of made.entries()) {
      const found = await purchaseRecord.find(shop.table, { id });
      if (found)
        shop.put([purchaseRecord.item({ ...found, createdAt: `2026-11-0${place + 1}T00:00:00.000Z` })]);
    }
    const ids = async (text: string, most: number) => (await likelyPurchases(text, most)).map(({ id }) => id);
    const newest = made.toReversed().map(({ id }) => id);
    expect(await ids('hải hậu', 2)).toEqual(newest.slice(0, 2));
    expect(await ids('hải hậu', 9)).toEqual(newest);
    expect(await ids('không có', 9)).toEqual([]);
  });
});
