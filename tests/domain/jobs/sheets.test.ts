import { zipSync, strToU8 } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productSheet } from '#shared/catalogue/product-sheet.ts';
import { jobKinds } from '#shared/jobs/job-kinds.ts';
import { readCsv, toCsv } from '#shared/sheets/csv.ts';
import { matchColumns } from '#shared/sheets/match-columns.ts';
import { readCell } from '#shared/sheets/read-cell.ts';
import type { RawCell, SheetColumn } from '#shared/sheets/sheet-column.ts';
import { readSheet } from '#functions/platform/sheets/read-sheet.ts';
import { writeXlsx } from '#functions/platform/sheets/write-xlsx.ts';

describe('a file of commas', () => {
  it('comes back as it left, whatever stands in it', () => {
    const row = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
        const wide = rows.map((cells) => [...cells, 'x']);
        expect(readCsv(toCsv(wide))).toEqual(wide);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['=1+1', `'=1+1`],
    ['+84', `'+84`],
    ['-5', `'-5`],
    ['@sum', `'@sum`],
    ['0912345678', `"=""0912345678"""`],
    ['8936001234567', `"=""8936001234567"""`],
    ['a,b', '"a,b"'],
    ['"', '""""'],
  ])('%s is written so that no spreadsheet counts with it', (text, written) => {
    expect(toCsv([[text]])).toBe(`\uFEFF${written}\r\n`);
    expect(readCsv(toCsv([[text]]))).toEqual([[text]]);
  });

  it.each([
    [
      'semicolons',
      'a;"b;c";d\n1;2,5;3\n',
      [
        ['a', 'b;c', 'd'],
        ['1', '2,5', '3'],
      ],
    ],
    [
      'tabs',
      'a\tb\r1\t2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'no end',
      'a,b\r\n1,',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    [
      'line ends in quotes',
      'a,b\n"1\r\n2",3',
      [
        ['a', 'b'],
        ['1\r\n2', '3'],
      ],
    ],
    ['an open quote', 'a,"b', [['a', 'b']]],
    ['nothing', '', []],
  ])('is read with %s', (_, text, rows) => {
    expect(readCsv(text)).toEqual(rows);
  });
});

describe('a workbook', () => {
  it('comes back as it left', async () => {
    const rows: RawCell[][] = [
      ['0912345678', 'Trà <sen> & "hoa"\n2', 1200000, true],
      ['=1+1', '  x', null, false],
    ];
    const sheet = writeXlsx(['Điện thoại', 'Tên', 'Giá', 'Bán']);
    sheet.add(rows);
    const back = await readSheet(sheet.end());
    expect(back.format).toBe('xlsx');
    expect(back.rows).toEqual([
      ['Điện thoại', 'Tên', 'Giá', 'Bán'],
      ['0912345678', 'Trà <sen> & "hoa"\n2', 1200000, true],
      ['=1+1', 'x', null, false],
    ]);
  });

  it('is not unpacked when that would fill the memory', async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(310 * 1024 * 1024) }, { level: 1 });
    expect(bomb.length).toBeLessThan(5 * 1024 * 1024);
    await expect(readSheet(bomb)).rejects.toThrow('It cannot be read');
    await expect(readSheet(zipSync({ 'a.txt': strToU8('x') }))).rejects.toThrow('It cannot be read');
  });
});

describe('a cell', () => {
  const money = { name: 'price', kind: 'money', titles: { vi: '', en: '' } } as const;
  const listPrice = { ...money, cleared: 0 } as const;
  const code = { name: 'code', kind: 'code', titles: { vi: '', en: '' }, most: 32 } as const;
  const flag = { name: 'on', kind: 'flag', titles: { vi: '', en: '' } } as const;
  it.each<[SheetColumn, RawCell, object]>([
    [money, '', { blank: true }],
    [money, '  ', { blank: true }],
    [money, null, { blank: true }],
    [money, '1200000', { value: 1200000 }],
    [money, 1200000, { value: 1200000 }],
    [money, '1.200.000', { problem: 'separators' }],
    [money, '1,200,000', { problem: 'separators' }],
    [money, '8,93E+12', { problem: 'rounded' }],
    [money, '2,5', { problem: 'not_a_number' }],
    [money, 2.5, { problem: 'not_whole' }],
    [money, -1, { problem: 'out_of_range' }],
    [money, '[xóa]', { problem: 'cannot_clear' }],
    [listPrice, '[xóa]', { value: 0 }],
    [listPrice, '[Clear]', { value: 0 }],
    [listPrice, '0', { value: 0 }],
    [code, 8936001234567, { value: '8936001234567' }],
    [code, 8.93e20, { problem: 'rounded' }],
    [code, '8.93E+12', { problem: 'rounded' }],
    [code, ' SP  01 ', { value: 'SP 01' }],
    [flag, 'Có', { value: true }],
    [flag, 'no', { value: false }],
    [flag, true, { value: true }],
    [flag, 'maybe', { problem: 'not_a_flag' }],
  ])('%o of %o', (column, raw, read) => {
    expect(readCell(column, raw)).toEqual(read);
  });
});

describe('columns', () => {
  const match = (...headings: string[]) => matchColumns(productSheet, 'code', headings);
  it.each([
    [['Mã sản phẩm', ' GIÁ '], { columns: ['code', 'price'] }],
    [['Product code', 'list  price'], { columns: ['code', 'basePrice'] }],
    [['code', 'Lý do', 'Đã bán', ''], { columns: ['code', null, null, null] }],
    [['code', 'Ghi chú'], { unknown: ['Ghi chú'] }],
    [['code', 'Giá', 'Price'], { twice: 'price' }],
    [['Giá'], { missing: 'code' }],
  ])('%j', (headings, matched) => {
    expect(match(...headings)).toEqual(matched);
  });

  it.each(jobKinds)('of $kind have names and titles of their own', ({ sheet }) => {
    const names = sheet.flatMap(({ name, titles }) => [name, titles.vi, titles.en]);
    const apart = sheet.map(({ titles }) => titles.vi);
    expect(new Set(apart).size).toBe(apart.length);
    expect(names.every(Boolean)).toBe(true);
  });
});
