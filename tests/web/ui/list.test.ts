import { describe, expect, it } from 'vitest';
import { inSight, type Column } from '#web/ui/list/column.ts';
import { toCsv } from '#web/ui/list/save-csv.ts';
import { isAllSelected, withAll, withRow, type Selection } from '#web/ui/list/selection.ts';

type Row = { id: string; name: string; stock: number };
const idOf = ({ id }: Row) => id;
const row = (id: string, name = id, stock = 0): Row => ({ id, name, stock });
const nobody: Selection<Row> = new Map();
const ids = (selection: Selection<Row>) => [...selection.keys()];

describe('a choice of rows', () => {
  const first = [row('1'), row('2')];
  const second = [row('3'), row('4')];

  it('spans pages: a page is chosen and let go by itself', () => {
    const both = withAll(withAll(nobody, first, idOf, true), second, idOf, true);
    expect(ids(both)).toEqual(['1', '2', '3', '4']);
    expect(ids(withAll(both, second, idOf, false))).toEqual(['1', '2']);
  });

  it('says of a page whether all, some or none of it is chosen', () => {
    const one = withRow(nobody, row('1'), idOf, true);
    expect(
      [nobody, one, withRow(one, row('2'), idOf, true)].map((chosen) => isAllSelected(chosen, first, idOf)),
    ).toEqual([false, 'indeterminate', true]);
    expect(isAllSelected(one, second, idOf)).toBe(false);
    expect(isAllSelected(one, [], idOf)).toBe(false);
  });

  it('holds a row once, however often it is chosen, and leaves what it was made of alone', () => {
    const once = withRow(nobody, row('1'), idOf, true);
    expect(ids(withRow(once, row('1'), idOf, true))).toEqual(['1']);
    expect(ids(withRow(once, row('1'), idOf, false))).toEqual([]);
    expect([ids(nobody), ids(once)]).toEqual([[], ['1']]);
  });
});

describe('columns', () => {
  const columns: Column<Row>[] = [
    { name: 'name', label: 'Tên', main: true, cell: idOf, text: ({ name }) => name },
    { name: 'stock', label: 'Tồn', cell: idOf, text: ({ stock }) => stock },
    { name: 'picture', label: 'Ảnh', cell: idOf },
  ];

  it('are hidden by name, but for the one a row is known by', () => {
    expect(inSight(columns, ['stock', 'name', 'gone']).map(({ name }) => name)).toEqual(['name', 'picture']);
  });

  it('leave as a file Excel reads: a mark, a head, a line a row', () => {
    expect(toCsv([row('1', 'Trà "sen", Tây Hồ', 12)], columns)).toBe(
      '\uFEFFTên,Tồn\r\n"Trà ""sen"", Tây Hồ",12\r\n',
    );
  });

  it.each(['0912345678', '8934567890123'])('leave digits as they are read, not as a number: %s', (name) => {
    expect(toCsv([row('1', name)], columns)).toBe('\uFEFFTên,Tồn\r\n"=""' + name + '""",0\r\n');
  });

  it.each(['=1+1', '+84912345678', '-cmd', '@SUM(A1)'])('never leave as a formula: %s', (name) => {
    expect(toCsv([row('1', name, -3)], columns)).toBe(`\uFEFFTên,Tồn\r\n'${name},-3\r\n`);
  });
});
