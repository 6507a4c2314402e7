import { useTranslation } from 'react-i18next';
import { worthOf } from '#shared/purchasing/purchase-sums.ts';
import type { PurchaseLine, PurchaseWithReceipts } from '#shared/purchasing/purchase.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useCan } from '#web/platform/session/use-session.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { useColumns } from '#web/ui/list/columns.tsx';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { outstandingQuantity } from '../rules/purchase-boxes.ts';
import { GoodName } from './good-name.tsx';

export function PurchaseLines({ purchase: { lines } }: { purchase: PurchaseWithReceipts }) {
  const { t } = useTranslation('purchasing');
  const { number } = useFormat();
  const col = useColumns<PurchaseLine>({ ns: 'purchasing', at: 'lines' });
  const columns = [
    col.custom('good', (line) => <GoodName good={line} />, { main: true }),
    col.number('quantity', { card: 'line', cell: ({ quantity, unit }) => `${number(quantity)} ${unit}` }),
    col.number('received', { card: 'line', cell: (line) => <Received line={line} /> }),
    ...(useCan('costs.read')
      ? [
          col.money('cost', { of: ({ cost = 0 }) => cost }),
          col.number('tax', { of: ({ taxRate = 0 }) => taxRate, cell: ({ taxRate = 0 }) => `${taxRate}%` }),
          col.money('worth', { card: 'line', of: ({ quantity, cost = 0 }) => worthOf({ quantity, cost }) }),
        ]
      : []),
  ];
  return (
    <DataTable
      label={t('lines.title')}
      rows={lines}
      columns={columns}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
    />
  );
}

function Received({ line }: { line: PurchaseLine }) {
  const { t } = useTranslation('purchasing');
  const { number } = useFormat();
  const { quantity, received, sentBack, isClosed } = line;
  const isDone = outstandingQuantity(line) === 0;
  return (
    <span className="inline-flex items-center gap-2">
      {isClosed && received < quantity && <Badge tone="gold">{t('lines.closed')}</Badge>}
      <span className={isDone && received >= quantity ? 'font-semibold text-jade' : undefined}>
        {number(received)} / {number(quantity)}
      </span>
      {sentBack > 0 && <Badge tone="neutral">{t('lines.sentBack', { shown: number(sentBack) })}</Badge>}
    </span>
  );
}
