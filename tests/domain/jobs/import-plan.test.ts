import { describe, expect, it } from 'vitest';
import type { SheetColumn } from '#shared/sheets/sheet-column.ts';
import { differences, headsIn, picked, readRow, repeatedRows } from '#functions/domain/jobs/import-plan.ts';

const text = (name: string): SheetColumn => ({ name, titles: { vi: name, en: name }, kind: 'text', most: 5 });
const sheet = [text('code'), text('sku'), text('name'), text('ean')];
const known = { sheet, key: 'code' };

describe('a row of a file', () => {
  const columns = ['code', null, 'sku', 'name'];

  it('is read by its columns, and what is blank says nothing', () => {
    expect(readRow(['T1', 'x', '', ' Trà '], 3, columns, known)).toEqual({
      row: 5,
      cells: ['T1', 'x', '', ' Trà '],
      key: 'T1',
      part: null,
      values: { name: 'Trà' },
      problems: [],
    });
  });

  it('is of a part of its thing where such a column says so', () => {
    const parted = { ...known, part: 'sku' };
    expect(readRow(['T1', null, 'S1', 'Trà'], 0, columns, parted)).toMatchObject({
      part: 'S1',
      values: { name: 'Trà' },
    });
    expect(readRow(['T1', null, null, 'Trà'], 0, columns, parted)).toMatchObject({ part: null });
    expect(readRow(['T1', null, 'S1', 'Trà'], 0, columns, known)).toMatchObject({
      part: null,
      values: { sku: 'S1', name: 'Trà' },
    });
  });

  it('is none where all that is known of it is blank', () => {
    expect(readRow(['', 'x', ' ', null], 0, columns, known)).toBeUndefined();
  });

  it('needs one of the columns things are known by, and is told once what is wrong with it', () => {
    const missing = [{ column: 'code', code: 'key_missing' }];
    expect(readRow(['', null, 'S1', ''], 0, columns, known)).toMatchObject({ key: '', problems: missing });
    expect(readRow(['toolong', null, 'S1', ''], 0, columns, known)?.problems).toEqual([
      { column: 'code', code: 'too_long' },
    ]);
    expect(readRow(['', null, 'S1', 'toolong'], 0, columns, known)?.problems).toEqual([
      { column: 'name', code: 'too_long' },
      ...missing,
    ]);
    const enough = { ...known, enough: ['code', 'sku'] };
    expect(readRow(['', null, 'S1', ''], 0, columns, enough)?.problems).toEqual([]);
    expect(readRow(['', null, '', 'Trà'], 0, columns, enough)?.problems).toEqual(missing);
  });
});

describe('rows of one file', () => {
  it('are repeated where all they are known by stands further up, however it is written', () => {
    const rows = [
      ['T1', 'S1'],
      ['T1', ''],
      ['t1 ', 's1'],
      ['T2', 'S1'],
      ['', ''],
      ['', ''],
      ['', 'S1'],
      ['', 's1'],
      ['T1', null],
    ];
    expect(repeatedRows(rows, [0, 1])).toEqual([4, 9, 10]);
    expect(repeatedRows(rows, [0, -1])).toEqual([3, 4, 10]);
  });

  it('have parts in rows of their own, or are referred to, further down alone', () => {
    const places = { key: 0, part: 1, refersBy: 2 };
    const rows = [
      ['T0', 'S9', ''],
      ['T1', '', ''],
      ['t1', 'S1', ''],
      ['T2', '', ''],
      ['T3', '', 't2'],
      ['T4', '', 'T3'],
      ['T0', '', ''],
      ['T5', '', 'T5'],
      ['T6', '', ''],
      ['T6', 'S1', 'T1'],
      ['T7', '', 'T6'],
      ['', '', 'T0'],
    ];
    expect(headsIn(rows, places)).toEqual({ heads: ['T1', 'T6'], bases: ['T2', 'T0'] });
    expect(headsIn(rows, { ...places, part: -1, refersBy: -1 })).toEqual({ heads: [], bases: [] });
  });

  it('change what is not so yet, over what was there', () => {
    const now = { price: 5, isActive: true, name: 'Trà' };
    expect(differences({ price: 5, isActive: true, name: 'Chè', ean: null }, now)).toEqual({
      name: 'Chè',
      ean: null,
    });
    expect(picked(now, { name: 'Chè', ean: 'x' })).toEqual({ name: 'Trà', ean: null });
  });
});
