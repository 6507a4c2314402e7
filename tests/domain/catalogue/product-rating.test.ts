import { describe, expect, it } from 'vitest';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import {
  countNewStars,
  findRated,
  findRatedBySlug,
  noRating,
  recountStars,
  toRatingSummary,
} from '#functions/domain/catalogue/products/product-rating.ts';
import { cardRecord } from '#functions/domain/catalogue/records/catalogue-records.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const product = { id: 'p1', slug: 'tra-sen' };
const at = '2026-11-21T00:00:00.000Z';

const counts = (stars1: number, stars2: number, stars3: number, stars4: number, stars5: number) => ({
  ...noRating,
  stars1,
  stars2,
  stars3,
  stars4,
  stars5,
});

describe('a rating', () => {
  it.each([
    ['nobody', counts(0, 0, 0, 0, 0), 0, 0],
    ['one voice', counts(0, 0, 0, 1, 0), 4, 1],
    ['a half', counts(0, 0, 0, 1, 1), 4.5, 2],
    ['a third, to one decimal', counts(1, 0, 0, 0, 2), 3.7, 3],
    ['just below a half', counts(0, 0, 1, 0, 20), 4.9, 21],
    ['all five', counts(1, 1, 1, 1, 1), 3, 5],
  ] as const)('of %s', (_, stored, average, count) => {
    const summary = toRatingSummary(stored);
    expect([summary.average, summary.count]).toEqual([average, count]);
    expect(Object.values(summary.distribution).reduce((sum, voices) => sum + voices, 0)).toBe(count);
  });
});

describe('a product that is rated', () => {
  it('is one on sale, and not one that is off sale, was taken away or never was', async () => {
    const { table, put } = memoryTable();
    const context = contextOf(table);
    const [tea, off, gone] = [
      aProduct({ name: 'Trà' }),
      aProduct({ name: 'Cũ', isActive: false }),
      aProduct({ name: 'Mất' }),
    ];
    put([tea, off, gone].flatMap(productItems));
    await table.write(cardRecord.softDelete(gone.card));
    const found = async ({ card: { id, slug } }: typeof tea) => [
      await findRated(context, id),
      await findRatedBySlug(context, slug),
    ];
    const { id, slug } = tea.card;
    expect(await found(tea)).toEqual([
      { id, slug },
      { id, slug },
    ]);
    for (const none of [off, gone]) expect(await found(none)).toEqual([undefined, undefined]);
    expect(await findRated(context, 'nothing')).toBeUndefined();
  });
});

describe('counting', () => {
  const updateOf = (operation: ReturnType<typeof countNewStars> | undefined) => operation?.build('t').Update;

  it('adds a first voice where the product page will look for it', () => {
    const update = updateOf(countNewStars(product, 4, at));
    expect(update?.Key).toEqual({ pk: 'PRODUCT#p1', sk: 'RATING' });
    expect(update?.UpdateExpression).toMatch(/ADD #stars4 :v\d+, #version :v\d+$/);
    expect(Object.values(update?.ExpressionAttributeValues ?? {})).toEqual(
      expect.arrayContaining([1, at, 'PRODUCT-SLUG#tra-sen']),
    );
  });

  it('moves a voice from one number of stars to another, or takes it away', () => {
    const [moved] = recountStars('p1', { before: 2, after: 5 }, at);
    expect(updateOf(moved)?.UpdateExpression).toMatch(/ADD #stars2 .*#stars5 .*#version/);
    const [gone] = recountStars('p1', { before: 2 }, at);
    expect(updateOf(gone)?.UpdateExpression).not.toContain('#stars5');
  });

  it('moves and takes away voices where there are some, and makes no rating of its own', async () => {
    const { table, rows } = memoryTable();
    await expect(table.write(recountStars('p1', { before: 2, after: 5 }, at))).rejects.toThrow(
      'No refusal is named',
    );
    expect(rows()).toEqual([]);
    await table.write([countNewStars(product, 2, at)]);
    await table.write([countNewStars(product, 2, at)]);
    await table.write(recountStars('p1', { before: 2, after: 5 }, '2026-11-22T00:00:00.000Z'));
    expect(rows()).toMatchObject([
      { stars2: 1, stars5: 1, version: 3, lastUpdated: '2026-11-22T00:00:00.000Z' },
    ]);
    await table.write(recountStars('p1', { before: 2 }, at));
    expect(rows()).toMatchObject([{ stars2: 0, stars5: 1, version: 4 }]);
  });

  it('leaves everything as it is when nothing changes', () => {
    expect(recountStars('p1', { before: 3, after: 3 }, at)).toEqual([]);
  });
});
