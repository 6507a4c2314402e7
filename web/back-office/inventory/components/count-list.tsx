import { ClipboardCheck } from 'lucide-react';
import { searchCounts } from '#shared/inventory/counts.contract.ts';
import { useWarehouseChoices } from '#web/back-office/warehouse-choices.ts';
import { staffList } from '#web/ui/list/staff-list.tsx';
import { CountStatusBadge } from '#web/ui/status/count-status-badge.tsx';
import { Difference } from './difference.tsx';

export const CountList = staffList(searchCounts, {
  name: 'counts',
  texts: { ns: 'counts', at: 'list' },
  icon: <ClipboardCheck />,
  file: 'kiem-kho',
  choices: {
    status: 'status',
    warehouseId: { label: 'warehouse', options: useWarehouseChoices },
  },
  columns: (col) => [
    col.link('code', '/admin/e-commerce/inventory/counts/$id'),
    col.text('warehouse', { card: 'line', of: ({ warehouse }) => warehouse.name }),
    col.status('status', 'status', ({ status }) => <CountStatusBadge status={status} />),
    col.number('lines', { of: ({ lineCount }) => lineCount }),
    col.number('surplus', { cell: ({ surplus }) => <Difference of={surplus} /> }),
    col.number('shortfall', { cell: ({ shortfall }) => <Difference of={-shortfall} /> }),
    col.moment('createdAt', { sorts: true, card: 'line', className: 'tabular-nums' }),
    col.text('note', { className: 'line-clamp-2 text-ink-2' }),
  ],
});
