import { describe, expect, it } from 'vitest';
import { labelPaper } from '#functions/domain/catalogue/labels/print-labels.ts';
import { drawnPages, pdfHead } from '#tests/support/drawn-pages.ts';

const at = new Date('2026-11-23T03:00:00.000Z');
const tea = { name: 'Trà sen', price: 108_000, code: 'TS-1' };
/** Its name takes more than two lines, and its code cannot be a barcode. */
const sauce = {
  name: 'Nước mắm nhĩ Vạn Phần loại một ủ ba năm trong chum gỗ ở làng chài Diễn Châu',
  price: 1_250_000,
  code: 'mã-Đ',
};

describe('a label for goods', () => {
  it.each([
    [
      'a4-65',
      [
        [
          'page 210.0 × 297.0',
          '12.0, 14.4 6: Trà sen',
          '21.8, 29.4 8 bold: 108.000 ₫',
          '26.8, 25.8 5.5: TS-1',
          'filled at 15.4, 15.7: 27.1 × 8.1',
          '50.0, 14.4 6: Nước mắm nhĩ Vạn Phần loại một',
          '50.0, 17.4 6: ủ ba năm trong chum gỗ ở làng…',
          '58.4, 29.4 8 bold: 1.250.000 ₫',
          '64.1, 25.8 5.5: mã-Đ',
        ],
      ],
    ],
    [
      'a4-24',
      [
        [
          'page 210.0 × 297.0',
          '2.0, 9.0 8: Trà sen',
          '25.1, 37.6 11 bold: 108.000 ₫',
          '32.2, 32.7 7: TS-1',
          'filled at 8.7, 10.5: 52.7 × 19.7',
          '72.0, 9.0 8: Nước mắm nhĩ Vạn Phần loại một ủ ba năm',
          '72.0, 12.9 8: trong chum gỗ ở làng chài Diễn Châu',
          '93.1, 37.6 11 bold: 1.250.000 ₫',
          '101.4, 32.7 7: mã-Đ',
        ],
      ],
    ],
    [
      'roll',
      [
        [
          'page 50.0 × 30.0',
          '2.0, 4.5 8: Trà sen',
          '15.1, 27.1 11 bold: 108.000 ₫',
          '22.2, 22.2 7: TS-1',
          'filled at 6.6, 6.0: 36.7 × 13.7',
        ],
        [
          'page 50.0 × 30.0',
          '2.0, 4.5 8: Nước mắm nhĩ Vạn Phần loại một',
          '2.0, 8.4 8: ủ ba năm trong chum gỗ ở làng…',
          '13.1, 27.1 11 bold: 1.250.000 ₫',
          '21.4, 22.2 7: mã-Đ',
        ],
      ],
    ],
  ] as const)('says name, bars with their code, and price on %s', async (sheet, pages) => {
    expect(await drawnPages(labelPaper(sheet, [tea, sauce], at))).toEqual(pages);
  });

  it.each([
    ['a4-65', 65],
    ['a4-24', 24],
    ['roll', 1],
  ] as const)('stands on %s with %i to a page', async (sheet, count) => {
    const full = await drawnPages(
      labelPaper(
        sheet,
        Array.from({ length: count + 1 }, () => tea),
        at,
      ),
    );
    const names = full.map((page) => page.filter((line) => line.endsWith(': Trà sen')).length);
    expect(names).toEqual([count, 1]);
  });

  it('comes in a file that says what it is', async () => {
    expect(await pdfHead(labelPaper('roll', [tea], at))).toEqual({
      title: 'Tem hàng hóa',
      createdAt: expect.stringMatching(/20261123/),
    });
  });
});
