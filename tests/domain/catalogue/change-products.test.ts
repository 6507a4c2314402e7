import { beforeEach, describe, expect, it } from 'vitest';
import type { ProductsChange } from '#shared/catalogue/change-products.ts';
import { saveSelection } from '#functions/domain/jobs/job-selection.ts';
import { changeProducts } from '#functions/domain/catalogue/products/change-products.ts';
import type { Bucket } from '#functions/platform/clients/bucket.ts';
import { aStoredJob } from '#tests/support/jobs.ts';
import { aShopOfMany, at, type Given, other } from './many-products-world.ts';

let shop: ReturnType<typeof aShopOfMany>;
beforeEach(() => {
  shop = aShopOfMany();
});

describe('one change of many products', () => {
  /** What a job says of one product, and how that stands then. */
  async function carry(change: ProductsChange, given: Partial<Given> = {}) {
    const rice = shop.product({ name: 'Gạo', code: 'GAO', ...given });
    const job = aStoredJob({
      kind: 'change-products',
      status: 'running',
      input: { change },
      total: 1,
      done: 0,
      changed: 0,
      unchanged: 0,
    });
    await shop.table.write(saveSelection(job, [rice.card.id], at));
    const { counts } = await changeProducts.step({ ...shop.context, bucket: {} as Bucket }, job);
    const row = shop.rows().find(({ entity, key }) => entity === 'job-row' && key === 'GAO');
    return { card: (await shop.now(rice)).card, counts, row };
  }

  it.each<[ProductsChange['what'], ProductsChange, Partial<Given>, object]>([
    ['selling', { what: 'selling', isActive: false }, {}, { isActive: false }],
    ['category', { what: 'category', categoryId: 'tea' }, {}, { category: { id: 'tea' } }],
    ['business', { what: 'business', businessId: other.id }, {}, { business: { id: other.id } }],
    ['tax', { what: 'tax', taxType: 'eight', taxRateDirect: 3 }, {}, { taxRate: 8 }],
    ['tax', { what: 'tax', taxType: 'khac', taxRateDirect: 3 }, {}, { taxRate: 3, taxType: 'khac' }],
    [
      'badges',
      { what: 'badges', way: 'add', badges: ['new'] },
      { badges: ['ocop'] },
      { badges: ['new', 'ocop'] },
    ],
    ['badges', { what: 'badges', way: 'remove', badges: ['new'] }, { badges: ['new'] }, { badges: [] }],
    ['shipping', { what: 'shipping', freeShipping: true }, {}, { freeShipping: true }],
    ['price', { what: 'price', way: 'percent', by: 10 }, {}, { price: 110_000 }],
    ['price', { what: 'price', way: 'amount', by: -100_000 }, {}, { price: 0 }],
  ])('says of each its %s', async (_, change, given, expected) => {
    const { card, counts, row } = await carry(change, given);
    expect(card).toMatchObject(expected);
    expect(counts).toMatchObject({ done: 1, changed: 1, refused: 0, unchanged: 0 });
    expect(row).toMatchObject({ status: 'changed', key: 'GAO' });
  });

  it('leaves alone what is so already', async () => {
    const { counts, card } = await carry({ what: 'shipping', freeShipping: false });
    expect([counts, card.revision]).toEqual([expect.objectContaining({ unchanged: 1, changed: 0 }), 1]);
  });

  it('is refused where no price would be left', async () => {
    const { card, counts, row } = await carry({ what: 'price', way: 'amount', by: -100_001 });
    expect([card.price, card.revision]).toEqual([100_000, 1]);
    expect(counts).toMatchObject({ refused: 1, changed: 0 });
    expect(JSON.stringify(row)).toContain('out_of_range');
  });

  it('is refused where it would have too many badges', async () => {
    const four: Given['badges'] = ['new', 'best_seller', 'handmade', 'organic'];
    const { counts, row } = await carry({ what: 'badges', way: 'add', badges: ['gift'] }, { badges: four });
    expect(counts).toMatchObject({ refused: 1, changed: 0 });
    expect(JSON.stringify(row)).toContain('too_many');
  });
});
