import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productSheet } from '#shared/catalogue/product-sheet.ts';
import { jobKinds } from '#shared/jobs/job-kinds.ts';
import { readCsv, toCsv } from '#shared/sheets/csv.ts';
import { headingRow, matchColumns } from '#shared/sheets/match-columns.ts';
import { readCell } from '#shared/sheets/read-cell.ts';
import type { RawCell, SheetColumn } from '#shared/sheets/sheet-column.ts';
import { readSheet } from '#functions/platform/sheets/read-sheet.ts';
import { aWorkbook } from '#tests/support/a-workbook.ts';

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

it.each([
  [1.125, '1.1250'],
  [-12.5, '-12.5'],
  [1125, '1125'],
  [0.1, '0.1'],
])('a number of %d parts no thousands in a file of commas', (number, written) => {
  expect(toCsv([[number]])).toBe(`\uFEFF${written}\r\n`);
});

describe('a workbook', () => {
  it('comes back as it left', async () => {
    const rows: RawCell[][] = [
      ['0912345678', 'Trà <sen> & "hoa"\n2', 1200000, true],
      ['=1+1', '  x', null, false],
    ];
    const sheet = aWorkbook(['Điện thoại', 'Tên', 'Giá', 'Bán'], rows);
    const back = await readSheet(sheet);
    expect(back.format).toBe('xlsx');
    expect(back.rows).toEqual([
      ['Điện thoại', 'Tên', 'Giá', 'Bán'],
      ['0912345678', 'Trà <sen> & "hoa"\n2', 1200000, true],
      ['=1+1', 'x', null, false],
    ]);
  });

  it('is not unpacked when that would fill the memory', async () => {
    await expect(readSheet(sayingItHolds(301 * 1024 * 1024))).rejects.toThrow('It cannot be read');
    await expect(readSheet(zipSync({ 'a.txt': strToU8('x') }))).rejects.toThrow('It cannot be read');
  });
});

/** A workbook whose table of contents says how many bytes its sheet unpacks to: packing as many would take seconds. */
function sayingItHolds(bytes: number): Uint8Array<ArrayBuffer> {
  const file = aWorkbook(['code', 'price'], [['A', 1]]);
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const entry = 0x02014b50;
  for (let at = 0; at < file.length - 46; at += 1) {
    if (view.getUint32(at, true) !== entry) continue;
    const name = strFromU8(file.subarray(at + 46, at + 46 + view.getUint16(at + 28, true)));
    if (name === 'xl/worksheets/sheet1.xml') view.setUint32(at + 24, bytes, true);
  }
  return file;
}

describe('a workbook with formulas', () => {
  const sheetOf = (cell: string) => {
    const sheet = aWorkbook(['code', 'price'], [['A', 1]]);
    const files = unzipSync(sheet);
    const name = 'xl/worksheets/sheet1.xml';
    const text = strFromU8(files[name] ?? new Uint8Array());
    const changed = text.replace('<c r="B2"><v>1</v></c>', cell);
    if (changed === text) throw new Error('There is no such cell');
    return zipSync({ ...files, [name]: strToU8(changed) });
  };
  it.each([
    ['worked out', '<c r="B2"><f>1+1</f><v>2</v></c>', 2],
    ['that failed', '<c r="B2" t="e"><f>1/0</f><v>#DIV/0!</v></c>', '#DIV/0!'],
    ['nobody has worked out', '<c r="B2"><f>A1*2</f></c>', '#FORMULA!'],
    ['of text nobody has worked out', '<c r="B2" s="1" t="str"><f ca="1">A1</f></c>', '#FORMULA!'],
    ['that comes to nothing', '<c r="B2" t="str"><f>""</f><v></v></c>', null],
  ])('tells of one %s', async (_, cell, value) => {
    expect((await readSheet(sheetOf(cell))).rows[1]).toEqual(['A', value]);
  });
});

describe('letters', () => {
  const bytes = (...codes: number[]) => new Uint8Array(codes);
  it.each([
    ['UTF-8', new TextEncoder().encode('Gốm sứ,Đũa'), 'Gốm sứ,Đũa', null],
    ['UTF-8 with its mark', new TextEncoder().encode('\uFEFFGốm'), 'Gốm', null],
    ['UTF-16', bytes(0xff, 0xfe, 0x47, 0, 0xd1, 0x1e, 0x6d, 0), 'Gốm', null],
    [
      'the Vietnamese of older Windows',
      bytes(0x47, 0xf4, 0xec, 0x6d, 0x20, 0xd0, 0xf5, 0xf2),
      'Gốm Đợ',
      'windows-1258',
    ],
  ])('of %s', async (_, file, text, encoding) => {
    const read = await readSheet(file);
    expect([read.rows.flat().join(','), read.encoding]).toEqual([text, encoding]);
  });

  it('nobody knows are refused, not guessed', async () => {
    await expect(readSheet(bytes(0x41, 0xcc, 0x20, 0x81, 0x2c))).rejects.toThrow('It cannot be read');
  });
});

describe('a cell', () => {
  const money = { name: 'price', kind: 'money', titles: { vi: '', en: '' } } as const;
  const listPrice = { ...money, cleared: 0 } as const;
  const code = { name: 'code', kind: 'code', titles: { vi: '', en: '' }, most: 32 } as const;
  const whole = { ...money, kind: 'number', least: -5, most: 5, decimals: 0 } as const;
  const weight = { ...money, kind: 'number', least: 0, decimals: 6 } as const;
  const least = { ...money, least: 1 } as const;
  const badges = productSheet.find(({ name }) => name === 'badges') as SheetColumn;
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
    [money, '1.250.000 ₫', { value: 1_250_000 }],
    [money, '1,250,000đ', { value: 1_250_000 }],
    [money, '1 250 000 VND', { value: 1_250_000 }],
    [money, '99000 vnđ', { value: 99_000 }],
    [money, '1.250,5 ₫', { problem: 'not_a_number' }],
    [money, '12.50 ₫', { problem: 'not_a_number' }],
    [money, '#REF!', { problem: 'formula_failed' }],
    [money, '#N/A', { problem: 'formula_failed' }],
    [money, '=B2*1.1', { problem: 'not_a_number' }],
    [money, '2026-11-23T00:00:00.000Z', { problem: 'is_a_date' }],
    [code, '2026-01-02T00:00:00.000Z', { problem: 'is_a_date' }],
    [code, '#DIV/0!', { problem: 'formula_failed' }],
    [code, '#1', { value: '#1' }],
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
    [whole, '-3', { value: -3 }],
    [whole, '2,5', { problem: 'not_whole' }],
    [whole, '2,0', { value: 2 }],
    [whole, 2.5, { problem: 'not_whole' }],
    [whole, '-6', { problem: 'out_of_range' }],
    [weight, '0,125', { problem: 'separators' }],
    [weight, '0.1250', { value: 0.125 }],
    [weight, 0.125, { value: 0.125 }],
    [weight, -1, { problem: 'out_of_range' }],
    [weight, '1e3', { problem: 'rounded' }],
    [least, 0, { problem: 'out_of_range' }],
    [badges, 'ocop; Thủ công', { value: 'handmade, ocop' }],
    [badges, 'OCOP, ocop, Handmade, new', { value: 'new, handmade, ocop' }],
    [badges, 'OCOP, rẻ', { problem: 'not_a_choice' }],
    [badges, 'new,best_seller,handmade,organic,ocop', { problem: 'too_many' }],
    [badges, '[xóa]', { value: '' }],
    [flag, 'Có', { value: true }],
    [flag, 'no', { value: false }],
    [flag, true, { value: true }],
    [flag, 'maybe', { problem: 'not_a_flag' }],
  ])('%o of %o', (column, raw, read) => {
    expect(readCell(column, raw)).toEqual(read);
  });
});

describe('columns', () => {
  const match = (...headings: string[]) => matchColumns(productSheet, ['code'], headings);
  it.each([
    [['Mã sản phẩm', ' GIÁ '], { columns: ['code', 'price'] }],
    [['Product code', 'list  price'], { columns: ['code', 'basePrice'] }],
    [['code', 'Lý do', 'Đã bán', ''], { columns: ['code', null, null, null] }],
    [['Mã hàng', 'Tên hàng', 'Giá (₫)'], { columns: ['code', 'name', 'price'] }],
    [['code', 'Ghi chú'], { unknown: ['Ghi chú'] }],
    [['code', 'Giá', 'Price'], { twice: 'price' }],
    [['Giá'], { missing: 'code' }],
    [['code', 'Tồn', 'Thẻ'], { columns: ['code', 'stock', 'badges'] }],
    [['Mã hàng', 'Hình ảnh', 'ĐVT'], { columns: ['code', null, 'unit'] }],
  ])('%j', (headings, matched) => {
    expect(match(...headings)).toEqual(matched);
  });

  it.each<[RawCell[][], number]>([
    [[['Mã sản phẩm', 'Giá']], 0],
    [[['BẢNG GIÁ THÁNG 11', null], [null], ['Mã sản phẩm', 'Giá']], 2],
    // A key alone may be a word of the title.
    [[['Mã sản phẩm'], ['A', 1]], 0],
    [[['x'], ['y']], 0],
    [[], 0],
  ])('in %j stand in row %d', (rows, row) => {
    expect(headingRow(productSheet, ['code'], rows)).toBe(row);
  });

  it('of products tell no cost, since collaborators send them too: it only comes in', () => {
    const columns: readonly SheetColumn[] = productSheet;
    const kept = columns.filter(({ name, comesOnly }) => !comesOnly && /cost|margin|profit/i.test(name));
    expect(kept).toEqual([]);
  });

  it.each(jobKinds)('of $kind have names and titles of their own', ({ sheet }) => {
    const names = sheet.flatMap(({ name, titles }) => [name, titles.vi, titles.en]);
    const apart = sheet.map(({ titles }) => titles.vi);
    expect(new Set(apart).size).toBe(apart.length);
    expect(names.every(Boolean)).toBe(true);
  });
});
