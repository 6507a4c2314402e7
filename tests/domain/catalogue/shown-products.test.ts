import { beforeEach, describe, expect, it } from 'vitest';
import type { PriceWindow } from '#shared/price-books/price-rule.ts';
import {
  getProduct,
  getProductAt,
  toPublicProduct,
} from '#functions/domain/catalogue/products/get-product.ts';
import {
  findOffer,
  isWarehouse,
  listOffers,
  listProductOffers,
} from '#functions/domain/catalogue/products/product-offers.ts';
import { cardsOnSale } from '#functions/domain/catalogue/products/products-on-sale.ts';
import { productItems, warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { pricedCard, pricedRecord } from '#functions/domain/catalogue/views/priced-card.ts';
import { aCombo, aProduct, aWarehouse, warehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';

const at = new Date('2026-11-20T03:00:00.000Z');
const terms = (groups: string[] = []) => ({ at, buyer: { groups, channel: null } });
const size = (value: string, additionalPrice = 0, stock = 0) => ({
  name: 'Cỡ',
  value,
  sku: `AO-${value}`,
  additionalPrice,
  stock,
});
const book = (given: Partial<PriceWindow>): PriceWindow => ({
  bookId: 'b',
  from: null,
  until: null,
  priority: 0,
  rules: [{ variantId: null, way: 'percent', value: -20 }],
  ...given,
});

let memory: ReturnType<typeof memoryTable>;
let context: ReturnType<typeof contextOf>;
beforeEach(() => {
  memory = memoryTable();
  context = contextOf(memory.table, () => at);
});
const sell = (...products: ReturnType<typeof aProduct>[]) => memory.put(products.flatMap(productItems));

describe('what a product costs as it is shown', () => {
  const shirt = aProduct({
    name: 'Áo',
    price: 100_000,
    basePrice: 105_000,
    taxType: 'ten',
    variants: [size('S'), size('L', 20_000)],
  });
  const under = (...windows: PriceWindow[]) => ({ ...shirt, card: { ...shirt.card, priceWindows: windows } });

  it('is what a book says, with tax, beside what it cost before', () => {
    const { card } = under(book({}));
    expect(pricedCard(card, terms())).toMatchObject({
      price: 80_000,
      total: 88_000,
      basePrice: 110_000,
      pricing: { price: 80_000, tax: { rate: 10, amount: 8_000 }, total: 88_000 },
      priceMin: 88_000,
      priceMax: 105_600,
      discountPercent: 20,
    });
    const { detail } = pricedRecord(under(book({})), terms());
    expect(
      detail.variants.map((variant) => [
        variant.additionalPrice,
        variant.total,
        'basePrice' in variant ? variant.basePrice : null,
      ]),
    ).toEqual([
      [0, 88_000, 110_000],
      [16_000, 105_600, 132_000],
    ]);
  });

  it('strikes nothing through where a book makes it dearer', () => {
    const dear = under(book({ rules: [{ variantId: null, way: 'amount', value: 10_000 }] }));
    expect(pricedCard(dear.card, terms())).toMatchObject({
      total: 121_000,
      basePrice: 105_000,
      discountPercent: 0,
    });
    expect(pricedRecord(dear, terms()).detail.variants[0]).not.toHaveProperty('basePrice');
  });

  it('is its own where no book speaks of it, or of whoever asks', () => {
    expect(pricedCard(shirt.card, terms())).toBe(shirt.card);
    expect(pricedRecord(shirt, terms())).toBe(shirt);
    const group = under(book({ audience: { kind: 'group', groupId: 'g' } }));
    expect([pricedCard(group.card, terms()).price, pricedCard(group.card, terms(['g'])).price]).toEqual([
      100_000, 80_000,
    ]);
    expect([
      toPublicProduct(group, at).hasOwnPrices,
      toPublicProduct(under(book({})), at).hasOwnPrices,
    ]).toEqual([true, undefined]);
  });
});

describe('a product as shoppers see it', () => {
  it('is found by its address or its id, and not once it is off sale', async () => {
    const [tea, off] = [aProduct({ name: 'Trà' }), aProduct({ name: 'Cũ', isActive: false })];
    sell(tea, off);
    for (const address of [tea.card.slug, tea.card.id])
      expect((await getProductAt(context, address)).id).toBe(tea.card.id);
    for (const { card } of [off, { card: { id: 'nothing' } }])
      expect(await refusalOf(getProduct(context, card.id))).toBe('PRODUCT_NOT_FOUND');
    expect(
      (await cardsOnSale(context, [off.card.id, tea.card.id, 'nothing'])).map((card) => card?.name ?? null),
    ).toEqual([null, 'Trà', null]);
  });

  it('says of a combo what is in it, and how that stands', async () => {
    const tea = aProduct({
      name: 'Trà',
      code: 'TRA',
      price: 50_000,
      taxType: 'ten',
      variants: [size('M', 5_000, 6)],
      available: 6,
      image: '/media/t.webp',
    });
    const stopped = aProduct({ name: 'Chén', isActive: false });
    const box = aCombo({
      name: 'Hộp',
      of: [
        [tea, 2, 'co-m'],
        [stopped, 1],
      ],
    });
    sell(tea, stopped, box);
    const { contents, available } = await getProduct(context, box.card.id);
    expect(available).toBe(0);
    expect(contents).toEqual([
      expect.objectContaining({
        name: 'Trà',
        code: 'AO-M',
        variantName: 'Cỡ: M',
        image: '/media/t.webp',
        quantity: 2,
        total: 60_500,
        available: 6,
        state: 'on_sale',
      }),
      expect.objectContaining({
        name: 'Chén',
        code: stopped.card.code,
        variantName: null,
        total: stopped.card.total,
        available: 0,
        state: 'stopped',
      }),
    ]);
  });
});

describe('offers', () => {
  const shirt = () =>
    aProduct({
      name: 'Áo',
      price: 100_000,
      weight: 0.2,
      variants: [size('S'), size('L', 20_000)],
      available: 4,
    });

  it('are of a variant where there are some, and of the product where there are none', async () => {
    const [ao, tea, off] = [
      shirt(),
      aProduct({ name: 'Trà', available: 7 }),
      aProduct({ name: 'Cũ', isActive: false }),
    ];
    sell(ao, tea, off);
    const { table } = memory;
    expect(await findOffer(table, ao.card.id)).toBe('needs-variant');
    expect(await findOffer(table, ao.card.id, 'co-x')).toBe('no-variant');
    expect(await findOffer(table, tea.card.id, 'co-x')).toBe('no-variant');
    expect(await findOffer(table, off.card.id)).toBeUndefined();
    expect(await findOffer(table, ao.card.id, 'co-l')).toMatchObject({
      price: 120_000,
      available: 4,
      weight: 0.2,
      places: [`co-l#${warehouse.id}`],
      variant: { id: 'co-l' },
    });
    expect(
      (await listProductOffers(table, ao.card.id))?.map(({ price, available }) => [price, available]),
    ).toEqual([
      [100_000, 4],
      [120_000, 4],
    ]);
    expect(
      (await listProductOffers(table, tea.card.id))?.map(({ variant, available }) => [variant, available]),
    ).toEqual([[undefined, 7]]);
    expect(await listProductOffers(table, off.card.id)).toBeUndefined();
    const single = aProduct({ name: 'Mũ', available: 3, variants: [size('S')] });
    sell(single);
    expect(await listProductOffers(table, single.card.id)).toMatchObject([
      { variant: { id: 'co-s' }, available: 3 },
    ]);
    memory.put([warehouseItem(aWarehouse())]);
    expect([await isWarehouse(table, warehouse.id), await isWarehouse(table, 'nowhere')]).toEqual([
      true,
      false,
    ]);
  });

  it('are read together as they were asked for, wherever their goods lie by now', async () => {
    const [ao, tea, off] = [
      shirt(),
      aProduct({ name: 'Trà', available: 7 }),
      aProduct({ name: 'Cũ', isActive: false }),
    ];
    const box = aCombo({
      name: 'Hộp',
      of: [
        [tea, 2],
        [ao, 1, 'co-s'],
      ],
    });
    sell(ao, tea, off, box);
    const ask = (productId: string, variantId = '-', places: string[] = []) => ({
      productId,
      variantId,
      places,
    });
    const asked = [
      ask(tea.card.id),
      ask('nothing'),
      ask(box.card.id),
      ask(ao.card.id, 'co-l', ['co-l#wh-gone']),
      ask(ao.card.id),
      ask(ao.card.id, 'co-x'),
      ask(off.card.id),
      ask(tea.card.id, 'co-s'),
    ];
    const offers = await listOffers(memory.table, asked);
    expect(offers.map((offer) => offer && [offer.card.name, offer.available, offer.price])).toEqual([
      ['Trà', 7, 100_000],
      undefined,
      ['Hộp', 3, 100_000],
      ['Áo', 4, 120_000],
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(offers[2]?.parts?.map(({ offer }) => offer?.available)).toEqual([7, 4]);
    const weightOf = async (...one: Parameters<typeof ask>) =>
      (await listOffers(memory.table, [ask(...one)], { whole: one[1] !== undefined }))[0]?.weight;
    expect([await weightOf(tea.card.id), await weightOf(ao.card.id, 'co-s')]).toEqual([undefined, 0.2]);
  });

  it('are read to the last of more than the table gives at once', async () => {
    const many = Array.from({ length: 120 }, (_, nth) =>
      aProduct({ name: `Hàng ${nth}`, available: nth + 1 }),
    );
    sell(...many);
    const asked = many.map(({ card }) => ({
      productId: card.id,
      variantId: '-',
      places: [`-#${warehouse.id}`],
    }));
    const offers = await listOffers(memory.table, asked);
    expect(offers.map((offer) => offer?.available)).toEqual(many.map((_, nth) => nth + 1));
  });
});
