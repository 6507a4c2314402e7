import { useState } from 'react';
import * as z from 'zod';
import { formatVnd } from '#shared/values/money.ts';
import { EditableTable } from '../grid/editable-table.tsx';
import type { GridColumn } from '../grid/grid-column.ts';
import type { RowAnswer, RowChange } from '../grid/save-rows.ts';
import { Specimen } from './specimen.tsx';

const Goods = z.object({
  name: z.string().min(3).max(120),
  price: z.number().min(1000).nullable().pipe(z.number()),
  cost: z.number().min(0).nullable(),
  stock: z.number().min(0).nullable().pipe(z.number()),
  tax: z.enum(['five', 'eight', 'ten']).nullable(),
  state: z.enum(['on', 'off']),
});
type Goods = z.infer<typeof Goods>;
type Row = z.input<typeof Goods> & { id: string; sold: number };

const names = ['Trà sen Tây Hồ', 'Bánh đậu xanh', 'Mật ong hoa nhãn', 'Ô mai mơ gừng', 'Cà phê Ea Tu'];
const firstRows: Row[] = Array.from({ length: 1000 }, (_, index) => ({
  id: String(index + 1),
  name: `${names[index % names.length]} ${100 + index}g`,
  price: 45_000 + ((index * 7) % 40) * 5000,
  cost: 30_000 + (index % 9) * 1000,
  stock: (index * 13) % 400,
  tax: index % 3 === 0 ? 'eight' : 'ten',
  state: index % 6 === 5 ? 'off' : 'on',
  sold: (index * 31) % 900,
}));

const columns: readonly GridColumn<Row>[] = [
  { name: 'name', label: 'Sản phẩm', kind: 'text', main: true },
  { name: 'price', label: 'Giá bán', kind: 'number' },
  { name: 'cost', label: 'Giá vốn', kind: 'number' },
  { name: 'stock', label: 'Tồn kho', kind: 'number' },
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
];

const pause = () => new Promise((resolve) => setTimeout(resolve, 400));

/** Returns a fake server that refuses prices below cost and has just changed the third row. */
function aServer() {
  const stored = new Map(firstRows.map((row) => [row.id, row]));
  const overtaken = new Set(['3']);
  const answer = ({ id, body }: RowChange<Row, Goods>): RowAnswer<Row> => {
    const row = stored.get(id);
    if (!row) return { id, outcome: 'refused', message: 'Sản phẩm không còn nữa.' };
    if (overtaken.delete(id)) return { id, outcome: 'stale', row: { ...row, price: 99_000 } };
    if (body.cost !== null && body.price < body.cost)
      return {
        id,
        outcome: 'refused',
        errors: [{ path: 'price', message: `Dưới giá vốn ${formatVnd(body.cost)}` }],
      };
    const saved = { ...row, ...body };
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
        save={save}
        maxRows={100}
      />
    </Specimen>
  );
}
