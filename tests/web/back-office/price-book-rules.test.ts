import { describe, expect, it } from 'vitest';
import type { PriceBookLine } from '#shared/price-books/price-book.ts';
import { blankBook, BookForm, boxOf } from '#web/back-office/price-books/rules/book-form.ts';
import {
  LineBody,
  linesOf,
  newPriceOf,
  paidOf,
  rowsOf,
} from '#web/back-office/price-books/rules/line-rows.ts';

const line: PriceBookLine = {
  productId: 'p1',
  version: 3,
  rules: [
    { variantId: null, way: 'percent', value: -10 },
    { variantId: 'lon', way: 'fixed', value: 110_000 },
  ],
  product: {
    name: 'Trà sen',
    code: 'TS',
    image: '',
    thumbnail: '',
    ground: 1,
    taxRate: 8,
    price: 100_000,
    isActive: true,
    variants: [
      { id: 'nho', name: 'Hộp', value: 'nhỏ', sku: 'TS-N', additionalPrice: 0 },
      { id: 'lon', name: 'Hộp', value: 'lớn', sku: 'TS-L', additionalPrice: 30_000 },
    ],
  },
};

describe('the sheet of a book', () => {
  it('has a row for a product and one for each of its variants, with what the book makes of them', () => {
    const rows = rowsOf([line]);
    expect(rows.map((row) => [row.id, row.code, row.ownPrice, newPriceOf(row), paidOf(row)])).toEqual([
      ['p1#', 'TS', 100_000, 90_000, 97_200],
      ['p1#nho', 'TS-N', 100_000, null, null],
      ['p1#lon', 'TS-L', 130_000, 110_000, 118_800],
    ]);
  });

  it('sends all that a book then says of a product, rows that were not touched among it', () => {
    expect(
      linesOf([line], [{ id: 'p1#nho', body: { variantId: 'nho', way: 'amount', value: -5_000 } }]),
    ).toEqual([
      {
        productId: 'p1',
        version: 3,
        rules: [...line.rules, { variantId: 'nho', way: 'amount', value: -5_000 }],
      },
    ]);
  });

  it('takes a rule away where its value was cleared', () => {
    const emptied = linesOf(
      [line],
      [
        { id: 'p1#', body: null },
        { id: 'p1#lon', body: null },
      ],
    );
    expect(emptied).toEqual([{ productId: 'p1', version: 3, rules: [] }]);
  });

  it.each([
    [{ variantId: null, way: 'fixed', value: 95_000 }, true],
    [{ variantId: null, way: 'fixed', value: -1 }, false],
    [{ variantId: null, way: 'percent', value: -101 }, false],
    [{ variantId: null, way: null, value: 95_000 }, true],
    [{ variantId: null, way: 'percent', value: null }, true],
  ])('takes %o: %s', (row, fits) => {
    expect(LineBody.safeParse(row).success).toBe(fits);
  });
});

describe('the form of a book', () => {
  const filled = { ...blankBook, name: 'Bảng giá Tết' };

  it('speaks of hours in Vietnam', () => {
    const draft = BookForm.parse({ ...filled, validFrom: '2027-01-20T08:30', validTo: '2027-02-15T00:00' });
    expect([draft.validFrom, draft.validTo]).toEqual([
      '2027-01-20T01:30:00.000Z',
      '2027-02-14T17:00:00.000Z',
    ]);
    expect(boxOf(draft.validFrom)).toBe('2027-01-20T08:30');
  });

  it('sends of a scope what it needs, and nothing of the others', () => {
    const scope = { kind: 'business', businessId: 'biz', channel: 'website', groupId: null };
    expect(BookForm.parse({ ...filled, scope }).scope).toEqual({ kind: 'business', businessId: 'biz' });
  });

  it('says what is wrong at the box that is wrong', () => {
    const pathsOf = (boxes: object) =>
      BookForm.safeParse({ ...filled, ...boxes }).error?.issues.map(({ path }) => path.join('.'));
    expect(pathsOf({ name: '' })).toEqual(['name']);
    expect(pathsOf({ validFrom: '2027-02-01T00:00', validTo: '2027-01-01T00:00' })).toEqual(['validTo']);
    expect(pathsOf({ scope: { ...blankBook.scope, kind: 'business' } })).toEqual(['scope.businessId']);
    expect(pathsOf({ categories: [{ categoryId: 'c', way: 'percent', value: -200 }] })).toEqual([
      'categories.0.value',
    ]);
  });
});
