import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PriceRule } from '#shared/price-books/price-rule.ts';
import { ended } from '#functions/domain/jobs/end-job.ts';
import { tendPriceBook } from '#functions/domain/price-books/begin-writing.ts';
import { previewBook } from '#functions/domain/price-books/preview-book.ts';
import { bookDue } from '#functions/domain/pricing/price-due.ts';
import { listDues } from '#tests/support/dues.ts';
import { categories, momentOf, type PriceWorld, priceWorld, setDay } from './price-world.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  setDay(0);
});
afterEach(() => void vi.useRealTimers());

const rule = (way: PriceRule['way'], value: number, variantId: string | null = null): PriceRule[] => [
  { variantId, way, value },
];

/** Three products of 100.000, 200.000 and 300.000 before tax, of which the last is filed under tea. */
async function aShop() {
  const world = await priceWorld();
  const make = (price: number, category: number) => world.addProduct({ price, category, business: 0 });
  const products = [await make(100_000, 0), await make(200_000, 0), await make(300_000, 2)];
  const [one, two, three] = products.map(({ id }) => id) as [string, string, string];
  const preview = async (id: string) => previewBook(world.context, id, await world.products());
  return { ...world, one, two, three, preview };
}

describe('the preview of a price book', () => {
  it.each([
    ['that is on', true],
    ['that is off, as if it were on', false],
  ])(
    'tells of a book %s what gets cheaper, dearer, stays, and what another book overrules',
    async (_, isActive) => {
      const { one, two, three, preview, addBook } = await aShop();
      await addBook({ priority: 5, items: [{ productId: two, rules: rule('fixed', 150_000) }] });
      const tea = { categoryId: categories[2]?.id ?? '', way: 'percent' as const, value: 10 };
      const book = await addBook({
        isActive,
        items: [
          { productId: one, rules: rule('fixed', 90_000) },
          { productId: two, rules: rule('fixed', 100_000) },
        ],
        categories: [tea],
      });
      const found = await preview(book.id);
      expect(found).toMatchObject({
        products: 3,
        isMore: false,
        cheaper: 1,
        dearer: 1,
        same: 1,
        overruled: 1,
      });
      expect(found.rows.map(({ productId, before, after }) => [productId, before, after])).toEqual([
        [one, 108_000, 97_200],
        [three, 324_000, 356_400],
      ]);
    },
  );

  it('is of the moment it begins: books that end before, begin later or go are not in its way', async () => {
    const { one, preview, addBook, removeBook } = await aShop();
    const dear = { priority: 9, items: [{ productId: one, rules: rule('fixed', 500_000) }] };
    await addBook({ ...dear, validTo: momentOf(3) });
    await addBook({ ...dear, validFrom: momentOf(8) });
    await addBook({ ...dear, isActive: false });
    const gone = await addBook(dear);
    await removeBook(gone.id);
    const book = await addBook({
      validFrom: momentOf(5),
      items: [{ productId: one, rules: rule('fixed', 90_000) }],
    });
    expect(await preview(book.id)).toMatchObject({
      cheaper: 1,
      overruled: 0,
      rows: [{ productId: one, before: 108_000, after: 97_200 }],
    });
  });

  it('is what those pay whom it is for', async () => {
    const { one, preview, addBook } = await aShop();
    await addBook({
      priority: 2,
      scope: { kind: 'group', groupId: 'quen' },
      items: [{ productId: one, rules: rule('fixed', 1000) }],
    });
    const items = [{ productId: one, rules: rule('fixed', 90_000) }];
    const ofGroup = await addBook({ scope: { kind: 'group', groupId: 'si' }, items });
    const ofChannel = await addBook({ scope: { kind: 'channel', channel: 'guest' }, items });
    for (const { id } of [ofGroup, ofChannel])
      expect((await preview(id)).rows).toMatchObject([{ before: 108_000, after: 97_200 }]);
  });

  it('counts a product of which it names one variant, and says of it neither change nor another book', async () => {
    const { one, two, preview, addBook, saveLines } = await aShop();
    const book = await addBook({
      items: [
        { productId: one, rules: rule('fixed', 1000, 'tui-lon') },
        { productId: two, rules: rule('fixed', 1000) },
      ],
    });
    await saveLines(book.id, [{ productId: two, rules: [] }]);
    expect(await preview(book.id)).toMatchObject({ products: 1, same: 1, overruled: 0, rows: [] });
  });
});

it('the preview of a book of a category with more than a thousand products says that there are more', async () => {
  const { preview: _preview, context, addBook } = await aShop();
  const ofRice = { categoryId: categories[0]?.id ?? '', way: 'percent' as const, value: -10 };
  const { id } = await addBook({ categories: [ofRice] });
  /** A category of so many products, none of which is known by now. */
  const holding = (count: number) => ({
    ask: {
      filed: async (_under: unknown, _after: string, take: number) =>
        Array.from({ length: Math.min(count, take) }, (_, nth) => ({ id: `p${nth}` })),
    },
  });
  const isMore = async (count: number) =>
    (await previewBook(context, id, holding(count) as unknown as Parameters<typeof previewBook>[2])).isMore;
  expect([await isMore(1000), await isMore(1001), await isMore(5000)]).toEqual([false, true, true]);
});

describe('the writing of a price book into its products', () => {
  const tend = async (world: PriceWorld, id: string) => {
    await tendPriceBook(world.context, bookDue(id, new Date()));
    return world.jobs().length;
  };

  it.each([
    ['is begun anew where it failed', 'failed', 1],
    ['is left alone where somebody stopped it', 'stopped', 0],
  ] as const)('%s', async (_, status, begun) => {
    const world = await priceWorld();
    const { id } = await world.addBook({});
    // As long as one is at work there is no second.
    expect(await tend(world, id)).toBe(1);
    const [job] = world.jobs();
    if (!job) throw new Error('Its writing has begun');
    await world.table.write(ended(job, { status }, {}, new Date()).writes);
    expect(await tend(world, id)).toBe(begun);
  });

  it('is looked after until it is done, and no longer', async () => {
    const world = await priceWorld();
    const { id } = await world.addBook({});
    await world.settle();
    const dues = await listDues(world.context, 'price-book');
    expect(await tend(world, id)).toBe(0);
    expect(await listDues(world.context, 'price-book')).toEqual(dues);
    expect(await tend(world, 'nothing')).toBe(0);
  });
});
