import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../data/badge.tsx';
import { Checkbox } from '../fields/checkbox.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Pagination } from '../data/pagination.tsx';
import { formatVnd } from '../data/price.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
  type SortDirection,
} from '../data/table.tsx';
import { Specimen } from './specimen.tsx';

const orders = [
  {
    code: 'CL261121-7K2QF',
    buyer: 'Nguyễn Thị Hồng Nhung',
    total: 1_284_000,
    state: 'Đã xác nhận',
    tone: 'sky',
  },
  { code: 'CL261121-P0D4T', buyer: 'Lê Minh Châu', total: 2_790_000, state: 'Đang đóng gói', tone: 'gold' },
  { code: 'CL261120-B2W6K', buyer: 'Đặng Hoàng Long', total: 990_000, state: 'Hoàn tất', tone: 'jade' },
  { code: 'CL261119-H4J8S', buyer: 'Vũ Thanh Tâm', total: 215_000, state: 'Đã hủy', tone: 'neutral' },
] as const;

export function OrderTable() {
  const [chosen, setChosen] = useState<string[]>([orders[0].code]);
  const [sorted, setSorted] = useState<SortDirection>('desc');
  const [page, setPage] = useState(6);
  const [pageSize, setPageSize] = useState(20);
  const rows = orders.toSorted((a, b) => (sorted === 'asc' ? a.total - b.total : b.total - a.total));
  const toggle = (code: string) =>
    setChosen(chosen.includes(code) ? chosen.filter((other) => other !== code) : [...chosen, code]);
  return (
    <Specimen name="Table · Pagination" bare>
      <Table label="Đơn hàng" frameClassName="max-h-80">
        <TableHead>
          <TableRow>
            <TableHeadCell tight>
              <Checkbox
                aria-label="Chọn tất cả"
                checked={chosen.length === orders.length || (chosen.length > 0 && 'indeterminate')}
                onCheckedChange={(all) => setChosen(all === true ? orders.map(({ code }) => code) : [])}
              />
            </TableHeadCell>
            <TableHeadCell>Mã đơn</TableHeadCell>
            <TableHeadCell>Khách</TableHeadCell>
            <TableHeadCell numeric sorted={sorted} onSort={setSorted}>
              Tổng
            </TableHeadCell>
            <TableHeadCell>Đơn</TableHeadCell>
            <TableHeadCell tight>
              <span className="sr-only">Thao tác</span>
            </TableHeadCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ code, buyer, total, state, tone }) => (
            <TableRow key={code} selected={chosen.includes(code)}>
              <TableCell tight>
                <Checkbox
                  aria-label={`Chọn ${code}`}
                  checked={chosen.includes(code)}
                  onCheckedChange={() => toggle(code)}
                />
              </TableCell>
              <TableCell tight className="font-semibold">
                {code}
              </TableCell>
              <TableCell className="min-w-48">{buyer}</TableCell>
              <TableCell numeric tight className="font-semibold">
                {formatVnd(total)}
              </TableCell>
              <TableCell tight>
                <Badge tone={tone}>{state}</Badge>
              </TableCell>
              <TableCell tight>
                <IconButton size="sm" label={`Thao tác với ${code}`} icon={<Ellipsis />} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Pagination
        className="border-t border-line px-4 py-3"
        page={page}
        totalPages={65}
        total={1286}
        pageSize={pageSize}
        onPage={setPage}
        onPageSize={setPageSize}
      />
    </Specimen>
  );
}
