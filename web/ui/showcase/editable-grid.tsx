import { useState } from 'react';
import * as z from 'zod';
import { formatVnd } from '#shared/values/money.ts';
import { EditableTable } from '../grid/editable-table.tsx';
import type { GridColumn } from '../grid/grid-column.ts';
import type { RowAnswer, RowChange } from '../grid/save-rows.ts';
import { Specimen } from './specimen.tsx';

const Goods = z.strictObject({
  name: z.string().min(3).max(120),
  sku: z.string().min(1).max(32),
  barcode: z.string().max(14),
  price: z.number().min(1000).nullable().pipe(z.number()),
  cost: z.number().min(0).nullable(),
  stock: z.number().min(0).nullable().pipe(z.number()),
  least: z.number().min(0).nullable(),
  tax: z.enum(['five', 'eight', 'ten']).nullable(),
  state: z.enum(['on', 'off']),
  featured: z.boolean(),
  note: z.string().max(200),
});
type Goods = z.infer<typeof Goods>;
type Row = z.input<typeof Goods> & { id: string; version: number; sold: number };

const names = ['Trà sen Tây Hồ', 'Bánh đậu xanh', 'Mật ong hoa nhãn', 'Ô mai mơ gừng', 'Cà phê Ea Tu'];
const firstRows: Row[] = Array.from({ length: 1000 }, (_, index) => ({
  id: String(index + 1),
  version: 1,
  name: `${names[index % names.length]} ${100 + index}g`,
  sku: `HANG-${1001 + index}`,
  barcode: `89340${String(10_000_000 + index * 7)}`,
  price: 45_000 + ((index * 7) % 40) * 5000,
  cost: 30_000 + (index % 9) * 1000,
  stock: (index * 13) % 400,
  least: index % 4 === 0 ? 10 : null,
  tax: index % 3 === 0 ? 'eight' : 'ten',
  state: index % 6 === 5 ? 'off' : 'on',
  featured: index % 5 === 0,
  note: '',
  sold: (index * 31) % 900,
}));

const columns: readonly GridColumn<Row>[] = [
  { name: 'name', label: 'Sản phẩm', kind: 'text', main: true },
  { name: 'sku', label: 'Mã hàng', kind: 'text', width: 128 },
  { name: 'barcode', label: 'Mã vạch', kind: 'text', width: 148 },
  { name: 'price', label: 'Giá bán', kind: 'money' },
  { name: 'cost', label: 'Giá vốn', kind: 'money' },
  { name: 'stock', label: 'Tồn kho', kind: 'number' },
  { name: 'least', label: 'Tồn ít nhất', kind: 'number' },
  { name: 'sold', label: 'Đã bán', kind: 'read', numeric: true, show: ({ sold }) => String(sold) },
  {
    name: 'tax',
    label: 'Thuế',
    kind: 'choice',
    width: 112,
    options: [
      { value: 'five', label: '5%' },
      { value: 'eight', label: '8%' },
      { value: 'ten', label: '10%' },
    ],
  },
  {
    name: 'state',
    label: 'Trạng thái',
    kind: 'choice',
    options: [
      { value: 'on', label: 'Đang bán' },
      { value: 'off', label: 'Ngừng bán' },
    ],
  },
  { name: 'featured', label: 'Nổi bật', kind: 'switch' },
  { name: 'note', label: 'Ghi chú', kind: 'text', lines: true },
];

const pause = () => new Promise((resolve) => setTimeout(resolve, 400));

/** Returns a fake server that refuses prices below cost and has just changed the third row. */
function aServer() {
  const stored = new Map(firstRows.map((row) => [row.id, row]));
  const third = stored.get('3');
  if (third) stored.set('3', { ...third, price: 99_000, version: 2 });
  const answer = ({ id, version, body }: RowChange<Row, Goods>): RowAnswer<Row> => {
    const row = stored.get(id);
    if (!row) return { id, outcome: 'refused', message: 'Sản phẩm không còn nữa.' };
    if (row.version !== version) return { id, outcome: 'stale', row };
    if (body.cost !== null && body.price < body.cost)
      return {
        id,
        outcome: 'refused',
        errors: [{ path: 'price', message: `Dưới giá vốn ${formatVnd(body.cost)}` }],
      };
    const saved = { ...row, ...body, version: row.version + 1 };
    stored.set(id, saved);
    return { id, outcome: 'saved', row: saved };
  };
  return async (changes: readonly RowChange<Row, Goods>[]) => {
    await pause();
    return changes.map(answer);
  };
}

export function EditableGrid() {
  const [save] = useState(aServer);
  return (
    <Specimen name="EditableTable" bare>
      <EditableTable
        label="Giá và tồn kho"
        rows={firstRows}
        columns={columns}
        schema={Goods}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        versionOf={({ version }) => version}
        save={save}
      />
    </Specimen>
  );
}
