import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printLabels } from '#shared/catalogue/labels.contract.ts';
import { aCategory, aProduct, stock } from '#tests/support/catalogue.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { loadChunk } from '#tests/support/purchasing.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let keeper: Member;
const category = aCategory({ name: 'Bánh kẹo' });
const cake = aProduct({
  name: 'Bánh đậu xanh Rồng Vàng',
  code: 'BDX-01',
  category,
  taxType: 'eight',
  price: 100_000,
  barCode: '8935012345678',
  available: 3,
});
const shirt = aProduct({
  name: 'Áo bà ba',
  code: 'ABB',
  category,
  taxType: 'zero',
  price: 200_000,
  available: 1,
  variants: [
    { name: 'Cỡ', value: 'M', sku: 'ABB-M', additionalPrice: 0, stock: 0 },
    { name: 'Cỡ', value: 'L', sku: 'ABB-L', additionalPrice: 15_000, stock: 0 },
  ],
});

beforeAll(async () => {
  world = await aWorld();
  await stock(world, [cake, shirt], [category]);
  keeper = await world.aMember({ role: 'collaborator' });
});
afterAll(() => world.close());

type Line = { productId: string; variantId?: string; copies: number };
const print = (lines: Line[], sheet: 'a4-65' | 'a4-24' | 'roll' = 'a4-65', by = keeper) =>
  world.send(printLabels, { token: by.accessToken, body: { sheet, lines } });
const ofCake = (copies: number) => ({ productId: cake.card.id, copies });

describe('labels of goods', () => {
  it('say what a thing is, what it costs with tax and its code, so many of each', async () => {
    const { status, body } = await print([ofCake(3), { productId: shirt.card.id, copies: 1 }], 'a4-24');
    expect([status, body.name]).toEqual([200, 'tem-hang-hoa-5.pdf']);
    const [page = '', ...more] = await pdfText(body.bytes);
    expect(more).toEqual([]);
    expect(page.match(/Bánh đậu xanh Rồng Vàng/g)).toHaveLength(3);
    expect(page.match(/108\.000 ₫/g)).toHaveLength(3);
    expect(page.match(/8935012345678/g)).toHaveLength(3);
    for (const words of ['Áo bà ba · M', '200.000 ₫', 'ABB-M', 'Áo bà ba · L', '215.000 ₫', 'ABB-L'])
      expect(page).toContain(words);
  });

  it('fill sheet after sheet, up to five hundred', async () => {
    expect(await pdfText((await print([ofCake(66)])).body.bytes)).toHaveLength(2);
    expect(await pdfText((await print([ofCake(2)], 'roll')).body.bytes)).toHaveLength(2);
    expect(await pdfText((await print([ofCake(500)])).body.bytes)).toHaveLength(8);
    expect(await loadChunk(print([ofCake(499), { productId: shirt.card.id, copies: 1 }]))).toEqual([
      422,
      'LABELS_TOO_MANY',
    ]);
  });

  it('are of things there are', async () => {
    const missing = { productId: '01HPZV75P4S7CKDH9PQR0FTKH2', copies: 1 };
    expect(await loadChunk(print([missing]))).toEqual([404, 'PRODUCT_NOT_FOUND']);
    const odd = { productId: shirt.card.id, variantId: 'xanh', copies: 1 };
    expect(await loadChunk(print([odd]))).toEqual([404, 'VARIANT_NOT_FOUND']);
    expect(await loadChunk(print([ofCake(0)]))).toEqual([400, 'BAD_REQUEST']);
  });
});
