import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reasonOf } from '#functions/domain/jobs/read-jobs.ts';
import { log } from '#functions/platform/log.ts';
import { productSheet } from '#shared/catalogue/product-sheet.ts';
import { sheetShop } from './sheet-shop.ts';

beforeEach(() => void vi.spyOn(log, 'warn').mockReturnValue());

const variant = (value: string, sku: string) => ({
  name: 'Cỡ',
  value,
  sku,
  additionalPrice: 0,
  image: null,
  stock: 0,
});
const makesNew = { makesNew: true };
const heads = 'Mã sản phẩm,SKU,Tên sản phẩm,Tên phân loại,Giá trị phân loại,Giá,Danh mục,Gian hàng,Mã vạch';
const product = (code: string, barCode = '') => `${code},,Áo ${code},,,50000,Quà,Huế,${barCode}`;
const size = (code: string, sku: string, value: string) => `${code},${sku},,Cỡ,${value},,,,`;

async function aShop() {
  const shop = await sheetShop();
  await shop.make({ name: 'Trà', code: 'TRA', barCode: '893', variants: [variant('S', 'TRA-S')] });
  await shop.make({ name: 'Nước', code: 'NUOC' });
  return shop;
}

describe('a file that brings SKUs and barcodes', () => {
  it('is refused in its trial where another product has one, by the name of that product', async () => {
    const shop = await aShop();
    const { job, refused } = await shop.tryOut(
      [heads, product('AO', '893'), product('QUAN'), size('QUAN', 'tra-s', 'M'), 'NUOC,,,,,,,,TRA-S'],
      makesNew,
    );
    expect(refused).toEqual(['2 barCode code_taken', '4 sku code_taken', '5 barCode code_taken']);
    const [first] = await shop.rowsOf(job);
    expect(reasonOf(first?.problems ?? [], productSheet, 'vi')).toBe(
      'Mã vạch: đã là SKU hoặc mã vạch của sản phẩm “Trà”',
    );
  });

  it('says beside the codes what else is wrong with a row', async () => {
    const shop = await aShop();
    const { refused } = await shop.tryOut(['Mã sản phẩm,Mã vạch,Danh mục', 'NUOC,893,Không có']);
    expect(refused).toEqual(['2 categoryId UNKNOWN_CATEGORY', '2 barCode code_taken']);
  });

  it('lets a product have the codes it has', async () => {
    const shop = await aShop();
    const { job } = await shop.tryOut(['Mã sản phẩm,SKU,Mã vạch,Giá', 'TRA,,893,60000', 'TRA,TRA-S,,']);
    expect(job).toMatchObject({ changed: 1, refused: 0 });
  });

  it('makes products and variants with codes of their own, and frees these when it is taken back', async () => {
    const shop = await aShop();
    const lines = [heads, product('AO', '111'), size('AO', 'AO-M', 'M')];
    const job = await shop.carryOut(lines, makesNew);
    expect(job).toMatchObject({ made: 2, refused: 0 });
    const used = ['Mã sản phẩm,Mã vạch', 'NUOC,AO-M'];
    expect((await shop.tryOut(used)).refused).toEqual(['2 barCode code_taken']);
    await shop.takeBack(job);
    expect(await shop.carryOut(used)).toMatchObject({ changed: 1, refused: 0 });
  });

  it('of two rows that bring one code the first has it, and the second is told', async () => {
    const shop = await aShop();
    const job = await shop.carryOut([heads, product('AO', '111'), product('QUAN', '111')], makesNew);
    expect(job).toMatchObject({ made: 1, refused: 1 });
    expect(await shop.refusedOf(job)).toEqual(['3 - GOODS_CODE_EXISTS']);
  });

  it('a code that is taken between the look and the write has words of its own', () => {
    expect(reasonOf([{ column: null, code: 'GOODS_CODE_EXISTS' }], productSheet, 'vi')).toBe(
      'SKU hoặc mã vạch vừa được sản phẩm khác sử dụng',
    );
  });
});
