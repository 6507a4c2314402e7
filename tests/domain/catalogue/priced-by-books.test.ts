import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PriceBookCreation } from '#shared/price-books/price-book.ts';
import { createPriceBook } from '#functions/domain/price-books/price-books.ts';
import { log } from '#functions/platform/log.ts';
import { sheetShop } from './sheet-shop.ts';

beforeEach(() => void vi.spyOn(log, 'warn').mockReturnValue());

const editor = { id: 'u-admin', name: 'Quản trị', role: 'admin', language: 'vi' } as const;

/** A shop where a price book makes every tea a tenth cheaper. */
async function aShop() {
  const shop = await sheetShop();
  const asked = PriceBookCreation.parse({
    name: 'Trà rẻ',
    categories: [{ categoryId: 'cat-tra', way: 'percent', value: -10 }],
  });
  await createPriceBook(shop.context, { asked, editor });
  return { ...shop, totalOf: async (code: string) => (await shop.show(code)).total };
}

describe('what a file puts into a category costs at once what a price book says of it', () => {
  it('where a product comes to it, and leaves it', async () => {
    const shop = await aShop();
    await shop.make({ name: 'Hộp', code: 'HOP', categoryId: 'cat-qua' });
    expect(await shop.totalOf('HOP')).toBe(100_000);
    await shop.carryOut(['Mã sản phẩm,Danh mục', 'HOP,Thực phẩm / Trà']);
    expect(await shop.totalOf('HOP')).toBe(90_000);
    await shop.carryOut(['Mã sản phẩm,Danh mục', 'HOP,Quà']);
    expect(await shop.totalOf('HOP')).toBe(100_000);
  });

  it('where a product is made in it, by a file or in a form', async () => {
    const shop = await aShop();
    await shop.make({ name: 'Trà sen', code: 'SEN', categoryId: 'cat-tra' });
    const job = await shop.carryOut(
      ['Mã sản phẩm,Tên sản phẩm,Giá,Danh mục,Gian hàng', 'CUC,Trà cúc,50000,Thực phẩm / Trà,Huế'],
      { makesNew: true },
    );
    expect(job).toMatchObject({ made: 1 });
    expect([await shop.totalOf('SEN'), await shop.totalOf('CUC')]).toEqual([90_000, 45_000]);
  });
});
