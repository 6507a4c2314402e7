import { describe, expect, it } from 'vitest';
import { restockRequestDays } from '#shared/restock/restock.contract.ts';
import { productItems, stockItem } from '#functions/domain/catalogue/products/product-items.ts';
import { awaitRestock } from '#functions/domain/restock/await-restock.ts';
import { restockKeys } from '#functions/domain/restock/restock-keys.ts';
import { notifyWaiting } from '#functions/domain/restock/notify-waiting.ts';
import {
  listOwnWaiting,
  listWaiting,
  startWaiting,
  waitsNoMore,
  endWaiting,
} from '#functions/domain/restock/waiting.ts';
import { aCombo, aProduct, warehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';

const at = new Date('2026-11-21T03:00:00.000Z');
const size = (value: string, stock: number) => ({ name: 'Cỡ', value, sku: value, additionalPrice: 0, stock });
type Profile = { status?: string } | undefined;

/** A shop in which somebody waits; whom the shop knows says the test. */
function aShop(profiles: Record<string, Profile> = {}) {
  const { table, put, rows } = memoryTable();
  const context = contextOf(table, () => at);
  const wait = (userId: string, productId: string, variantId = '-') =>
    table.write([startWaiting({ userId, productId, variantId, createdAt: at.toISOString() }, at)]);
  const findProfile = async (id: string) => {
    const known = id in profiles ? profiles[id] : { status: 'active' };
    return (
      known && ({ id, fullName: `Bà ${id}`, email: `${id}@example.com`, language: 'vi', ...known } as never)
    );
  };
  return {
    table,
    put,
    rows,
    context,
    wait,
    tell: (productId: string, variantId = '-') =>
      notifyWaiting({ ...context, findProfile }, { productId, variantId }),
    waiting: async (productId: string, variantId = '-') =>
      (await listWaiting(table, { productId, variantId }, 10)).map(({ userId }) => userId),
    mails: () => rows().filter(({ entity }) => entity === 'mail'),
  };
}

describe('the mail about goods that are back', () => {
  it('says what is back, to whom, and in which variant', async () => {
    const shop = aShop();
    const shirt = aProduct({ name: 'Áo', variants: [size('S', 1), size('M', 1)], available: 3 });
    shop.put(productItems(shirt));
    await shop.wait('lan', shirt.card.id, 'co-m');
    await shop.wait('mai', shirt.card.id, 'co-s');
    await shop.tell(shirt.card.id, 'co-m');
    expect(shop.mails()).toMatchObject([
      {
        to: 'lan@example.com',
        language: 'vi',
        content: {
          template: 'back-in-stock',
          fullName: 'Bà lan',
          userId: 'lan',
          productName: 'Áo',
          variantName: 'Cỡ: M',
          slug: shirt.card.slug,
        },
      },
    ]);
    expect([await shop.waiting(shirt.card.id, 'co-m'), await shop.waiting(shirt.card.id, 'co-s')]).toEqual([
      [],
      ['mai'],
    ]);
  });

  it('goes to nobody who left or is locked, who wait no more either', async () => {
    const shop = aShop({ lan: undefined, mai: { status: 'inactive' } });
    const tea = aProduct({ name: 'Trà' });
    shop.put(productItems(tea));
    for (const userId of ['lan', 'mai', 'cam']) await shop.wait(userId, tea.card.id);
    await shop.tell(tea.card.id);
    expect(shop.mails()).toMatchObject([{ to: 'cam@example.com', content: { variantName: null } }]);
    expect(await shop.waiting(tea.card.id)).toEqual([]);
  });

  it.each<[string, Parameters<typeof aProduct>[0]]>([
    ['that is sold out', { name: 'Trà', available: 0 }],
    ['that is off sale', { name: 'Trà', isActive: false }],
    ['that is sold in variants by now', { name: 'Trà', variants: [size('S', 1)] }],
  ])('is not sent of something %s', async (_, given) => {
    const shop = aShop();
    const tea = aProduct(given);
    shop.put(productItems(tea));
    await shop.wait('lan', tea.card.id);
    await shop.tell(tea.card.id);
    expect([shop.mails(), await shop.waiting(tea.card.id)]).toEqual([[], ['lan']]);
  });

  it('is sent of a combo where each part lies somewhere, in whatever warehouses', async () => {
    const shop = aShop();
    const [tea, cup] = [aProduct({ name: 'Trà', available: 1 }), aProduct({ name: 'Chén', available: 3 })];
    const box = aCombo({
      name: 'Hộp',
      of: [
        [tea, 2],
        [cup, 1],
      ],
    });
    shop.put([tea, cup, box].flatMap(productItems));
    await shop.wait('lan', box.card.id);
    await shop.tell(box.card.id);
    expect(shop.mails()).toEqual([]);
    const shelf = {
      variantId: '-',
      warehouseId: 'wh-far',
      warehouseName: 'Kho xa',
      province: '',
      onHand: 1,
      reserved: 0,
    };
    shop.put([
      ...productItems({ ...tea, card: { ...tea.card, warehouseIds: [warehouse.id, 'wh-far'] } }),
      stockItem(tea, shelf),
    ]);
    await shop.tell(box.card.id);
    expect([shop.mails().length, await shop.waiting(box.card.id)]).toEqual([1, []]);
  });
});

describe('who waits', () => {
  it('waits for half a year, once, and hears of one variant alone', async () => {
    const shop = aShop();
    const shirt = aProduct({ name: 'Áo', variants: [size('S', 0), size('M', 0)], available: 0 });
    shop.put(productItems(shirt));
    const ask = (variantId?: string) =>
      awaitRestock(shop.context, { userId: 'lan', productId: shirt.card.id, variantId });
    await ask('co-m');
    await ask('co-m');
    expect(await refusalOf(ask())).toBe('VARIANT_NOT_FOUND');
    const own = await listOwnWaiting(shop.table, 'lan', { limit: 10 });
    expect(own).toEqual([
      { userId: 'lan', productId: shirt.card.id, variantId: 'co-m', createdAt: at.toISOString() },
    ]);
    const row = shop.rows().find(({ entity }) => entity === 'restock-waiting');
    expect(row?.['expiresAt']).toBe(at.getTime() / 1000 + restockRequestDays * 86_400);
    expect(await listOwnWaiting(shop.table, 'lan', { productId: 'other', limit: 10 })).toEqual([]);
  });

  it('is let go once, and rounds stand beside those who wait', async () => {
    const shop = aShop();
    await shop.wait('lan', 'tea');
    const [waiting] = await listWaiting(shop.table, { productId: 'tea', variantId: '-' }, 1);
    if (!waiting) throw new Error('Lan waits');
    shop.put([{ ...restockKeys.rounds('tea', '-'), entity: 'restock-rounds', rounds: 1 }]);
    expect(await shop.waiting('tea')).toEqual(['lan']);
    expect([
      await shop.table.write([endWaiting(waiting)]),
      await shop.table.write([endWaiting(waiting)]),
    ]).toEqual([undefined, waitsNoMore]);
    expect(await shop.wait('lan', 'tea')).toBeUndefined();
    expect(await shop.wait('lan', 'tea')).toBe('waits already');
  });
});
