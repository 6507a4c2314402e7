import { expect, it } from 'vitest';
import { ProductDraft } from '#shared/catalogue/index.ts';
import { createProduct } from '#functions/domain/catalogue/products/create-product.ts';
import { productClaims } from '#functions/domain/catalogue/products/product-items.ts';
import { businessRecord, categoryItem } from '#functions/domain/catalogue/records/catalogue-records.ts';
import { aBusiness, aCategory, business } from '#tests/support/catalogue.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aSavingShop } from './saving-world.ts';

const category = aCategory({ name: 'Trà' });

function aShop() {
  const { table, put, rows } = memoryTable();
  put([categoryItem(category), businessRecord.item(aBusiness())]);
  const context = {
    table,
    findCategory: () => Promise.resolve(category),
    now: () => new Date('2026-11-21T00:00:00.000Z'),
  };
  const variant = { name: 'Gói', additionalPrice: 0, stock: 0 };
  const make = (given: object = {}, asking: { clientRequestId?: string; codeDerived?: boolean } = {}) => {
    const draft = ProductDraft.parse({
      name: 'Trà sen Tây Hồ',
      code: 'TRASENTAYH',
      categoryId: category.id,
      businessId: business.id,
      price: 50_000,
      variants: [
        { ...variant, value: 'Hộp', sku: 'TRASENTAYH-HOP' },
        { ...variant, value: 'Túi', sku: 'RIENG' },
      ],
      ...given,
    });
    return createProduct(context, { ...draft, codeDerived: true, ...asking, userId: 'lan' });
  };
  /** Another of the same name, whose second variant has a SKU of its own. */
  const makeOther = (sku: string) =>
    make({
      variants: [
        { ...variant, value: 'Hộp', sku: 'TRASENTAYH-HOP' },
        { ...variant, value: 'Túi', sku },
      ],
    });
  return { make, makeOther, put, products: () => rows().filter(({ entity }) => entity === 'product').length };
}

const namesOf = ({ code, slug, variants }: Awaited<ReturnType<ReturnType<typeof aShop>['make']>>) => [
  code,
  slug,
  variants[0]?.sku,
  variants[1]?.sku,
];

it('a code made of the name gets a number where it is taken, its SKUs with it, and an address nobody typed as well', async () => {
  const { make, makeOther } = aShop();
  expect(namesOf(await make())).toEqual(['TRASENTAYH', 'tra-sen-tay-ho', 'TRASENTAYH-HOP', 'RIENG']);
  expect(namesOf(await makeOther('RIENG-2'))).toEqual([
    'TRASENTA-2',
    'tra-sen-tay-ho-2',
    'TRASENTA-2-HOP',
    'RIENG-2',
  ]);
  expect(namesOf(await makeOther('RIENG-3'))[0]).toBe('TRASENTA-3');
  expect(namesOf(await make({ name: '!!!', code: 'X', variants: [] }))[1]).toBe('san-pham');
});

it('two of one name made at the same moment both have their own', async () => {
  const { makeOther } = aShop();
  const codes = (await Promise.all(['A', 'B', 'C'].map(makeOther))).map(({ code }) => code);
  expect(codes.toSorted()).toEqual(['TRASENTA-2', 'TRASENTA-3', 'TRASENTAYH']);
});

it('what was typed is refused where it is taken', async () => {
  const { make } = aShop();
  await make({ slug: 'tra', variants: [] });
  await expect(make({ variants: [] }, { codeDerived: false })).rejects.toMatchObject({
    code: 'PRODUCT_CODE_EXISTS',
  });
  await expect(make({ slug: 'tra', variants: [] })).rejects.toMatchObject({ code: 'SLUG_EXISTS' });
});

it('the same request makes one product, however often it is sent; in other words it is refused', async () => {
  const { make, products } = aShop();
  const clientRequestId = 'mot-lan-thoi';
  const [first, ...others] = await Promise.all([1, 2, 3].map(() => make({}, { clientRequestId })));
  expect(others.map(({ id, code }) => [id, code])).toEqual(others.map(() => [first?.id, 'TRASENTAYH']));
  expect(products()).toBe(1);
  await expect(make({ price: 1 }, { clientRequestId })).rejects.toMatchObject({ code: 'REQUEST_DIFFERS' });
});

it('of one name two hundred have a number of their own, and no more', async () => {
  const { make, put } = aShop();
  const taken = (number: number) =>
    productClaims({ id: `p${number}`, slug: `tra-${number}`, code: `TRA-${number}` });
  put(productClaims({ id: 'p1', slug: 'tra', code: 'TRA' }));
  for (let number = 2; number < 200; number += 1) put(taken(number));
  const last = { name: 'Trà', code: 'TRA' };
  expect(namesOf(await make(last)).slice(0, 2)).toEqual(['TRA-200', 'tra-200']);
  await expect(make({ ...last, slug: 'tra-moi' })).rejects.toMatchObject({ code: 'PRODUCT_CODE_EXISTS' });
  await expect(make({ ...last, code: 'TRA-MOI' })).rejects.toMatchObject({ code: 'SLUG_EXISTS' });
});

it.each([43, 44, 45, 46, 47, 48, 49, 50])(
  'each SKU of a product of %i variants is its own, though one write does not hold them all',
  async (count) => {
    const { make, rows } = aSavingShop();
    const variants = Array.from({ length: count }, (_, nth) => ({
      name: 'Cỡ',
      value: `S${nth}`,
      sku: `AO-${nth}`,
      additionalPrice: 0,
      stock: 1,
    }));
    await make({ variants });
    const codes = rows().flatMap(({ entity, pk }) => (entity === 'goods-code' ? [String(pk)] : []));
    expect(codes.toSorted()).toEqual(variants.map(({ sku }) => `GOODS-CODE#${sku}`).toSorted());
  },
);

it('a SKU that follows a longer code is cut, and one that only begins alike stays as it is', async () => {
  const { make, put } = aShop();
  put(productClaims({ id: 'p1', slug: 'khac', code: 'TRA' }));
  const variant = { name: 'Gói', additionalPrice: 0, stock: 0 };
  const long = `TRA-${'A'.repeat(36)}`;
  const { variants } = await make({
    code: 'TRA',
    variants: [
      { ...variant, value: 'Hộp', sku: long },
      { ...variant, value: 'Túi', sku: 'TRAXANH' },
      { ...variant, value: 'Gói', sku: 'X-TRA-1' },
    ],
  });
  expect(variants.map(({ sku }) => sku)).toEqual([`TRA-2-${'A'.repeat(34)}`, 'TRAXANH', 'X-TRA-1']);
});
