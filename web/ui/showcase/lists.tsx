import { CirclePause, PackageSearch } from 'lucide-react';
import { useState } from 'react';
import { formatVnd } from '#shared/values/money.ts';
import { one, since, until, words } from '#shared/lists/query-parts.ts';
import type { SearchOf } from '../../platform/lists/search-definition.ts';
import type { SavedView } from '#shared/saved-views/saved-views.contract.ts';
import type { ViewDesk } from '../../platform/lists/saved-views.ts';
import { staffSearch } from '../../platform/lists/staff-search.ts';
import { Badge } from '../data/badge.tsx';
import type { Column } from '../list/column.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { ViewTabs } from '../list/view-tabs.tsx';
import { PersonLine } from '../record/person-line.tsx';
import { Specimen } from './specimen.tsx';

type Goods = { id: string; name: string; price: number; stock: number; on: boolean };

const goods: Goods[] = [
  ['Trà sen Tây Hồ ướp xổi', 185_000, 90],
  ['Bánh đậu xanh Nguyên Hương', 68_000, 375],
  ['Mật ong hoa nhãn Hưng Yên', 172_000, 3],
  ['Ô mai mơ gừng Hàng Đường', 58_000, 222],
  ['Cà phê Robusta Ea Tu', 145_000, 288],
  ['Kẹo dừa sầu riêng Bến Tre', 49_000, 0],
].map(([name, price, stock], place) => ({
  id: String(place),
  name: String(name),
  price: Number(price),
  stock: Number(stock),
  on: stock !== 0,
}));

const goodsSearch = staffSearch(
  {
    filters: { q: words(), state: one(['on', 'off']), addedFrom: since(), addedTo: until() },
    sorts: ['name', 'price', 'stock'],
    sort: 'name',
    page: 'limit',
    size: 5,
  },
  { size: 5, period: ['addedFrom', 'addedTo'] },
);
type GoodsSearch = SearchOf<typeof goodsSearch>;

const columns: Column<Goods>[] = [
  {
    name: 'name',
    label: 'Sản phẩm',
    main: true,
    sorts: true,
    cell: ({ name }) => <PersonLine name={name} />,
    text: ({ name }) => name,
  },
  {
    name: 'price',
    label: 'Giá bán',
    numeric: true,
    tight: true,
    sorts: true,
    card: 'line',
    cell: ({ price }) => formatVnd(price),
    text: ({ price }) => price,
  },
  {
    name: 'stock',
    label: 'Bán được',
    numeric: true,
    tight: true,
    sorts: true,
    card: 'line',
    cell: ({ stock }) => stock,
    text: ({ stock }) => stock,
  },
  {
    name: 'state',
    label: 'Trạng thái',
    tight: true,
    card: 'aside',
    cell: ({ on }) => <Badge tone={on ? 'jade' : 'danger'}>{on ? 'Đang bán' : 'Hết hàng'}</Badge>,
  },
];

const noWrite = () => Promise.resolve(kept[0] as SavedView);
const kept: SavedView[] = ['Sắp hết', 'Quà Tết 2027'].map((name, place) => ({
  id: String(place),
  name,
  search: {},
  columns: { order: [], hidden: [] },
  shared: place === 1,
  version: 1,
}));
const desk: ViewDesk = {
  views: kept,
  defaultId: '1',
  open: true,
  mayShare: true,
  mayChange: () => true,
  create: noWrite,
  change: noWrite,
  remove: () => Promise.resolve(),
  openWith: () => Promise.resolve(),
};

/** Shows the saved views of a list, one of them open and changed. */
export function Views() {
  const [current, setCurrent] = useState(kept[1]);
  return (
    <Specimen name="ViewTabs · ViewMenu" bare>
      <ViewTabs
        desk={desk}
        current={current}
        changed
        total={412}
        now={{ search: {}, columns: { order: [], hidden: [] } }}
        onOpen={setCurrent}
      />
    </Specimen>
  );
}

/** Shows a list with all its parts, working on the sample data of this file. */
export function Lists() {
  const [search, setSearch] = useState<GoodsSearch>({ state: 'on' });
  const { q = '', state, sortBy = 'name', sortOrder = 'asc', page = 1, limit = goodsSearch.size } = search;
  const found = goods
    .filter(
      ({ name, on }) => name.toLowerCase().includes(q.toLowerCase()) && (!state || on === (state === 'on')),
    )
    .toSorted((a, b) => (a[sortBy] > b[sortBy] ? 1 : -1) * (sortOrder === 'asc' ? 1 : -1));
  return (
    <Specimen name="ListScreen · FilterBar · DataTable · BulkBar · ColumnChoice" bare>
      <ListScreen
        name="showcase"
        label="Sản phẩm"
        query={{
          data: {
            data: found.slice((page - 1) * limit, page * limit),
            page,
            total: found.length,
            totalPages: Math.ceil(found.length / limit),
          },
          error: null,
          isFetching: false,
          refetch: () => undefined,
        }}
        of={goodsSearch}
        search={search}
        onSearch={setSearch}
        words={{ name: 'q', label: 'Tìm sản phẩm', placeholder: 'Tên, mã, mã vạch' }}
        choices={[
          {
            name: 'state',
            label: 'Trạng thái',
            all: 'Tất cả trạng thái',
            options: [
              { value: 'on', label: 'Đang bán' },
              { value: 'off', label: 'Hết hàng' },
            ],
          },
        ]}
        days="Ngày thêm"
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        texts={{
          failed: 'Không tải được danh sách sản phẩm',
          empty: 'Không tìm thấy sản phẩm phù hợp',
          emptyHint: 'Thử xóa bớt bộ lọc hoặc tìm bằng từ khóa khác.',
        }}
        icon={<PackageSearch />}
        exportAs="san-pham"
        everything={() => Promise.resolve({ ids: found.map(({ id }) => id) })}
        bulk={[
          {
            name: 'stop',
            label: 'Ngừng bán',
            icon: <CirclePause />,
            preview: ({ rows }) =>
              `${rows.map(({ name }) => name).join(', ')} sẽ không còn hiện trong cửa hàng.`,
            run: (ids) =>
              Promise.resolve({
                refused: ids.includes('2') ? [{ id: '2', reason: 'Đang có 3 đơn chờ giao.' }] : [],
              }),
            done: (count) => `Đã ngừng bán ${count} sản phẩm`,
            undo: () => Promise.resolve(),
          },
        ]}
      />
    </Specimen>
  );
}
