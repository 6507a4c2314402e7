import { useTranslation } from 'react-i18next';
import { worthOf } from '#shared/purchasing/purchase-sums.ts';
import type { PurchaseLine, PurchaseWithReceipts } from '#shared/purchasing/purchase.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useCan } from '#web/platform/session/use-session.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { awaitedOf } from '../rules/purchase-boxes.ts';
import { GoodName } from './good-name.tsx';

export function PurchaseLines({ purchase: { lines } }: { purchase: PurchaseWithReceipts }) {
  const { t } = useTranslation('purchasing');
  const { number, vnd } = useFormat();
  const seesCosts = useCan('costs.read');
  const columns: Column<PurchaseLine>[] = [
    {
      name: 'good',
      label: t('lines.good'),
      main: true,
      cell: (line) => <GoodName good={line} />,
    },
    {
      name: 'quantity',
      label: t('lines.quantity'),
      tight: true,
      numeric: true,
      card: 'line',
      cell: ({ quantity, unit }) => `${number(quantity)} ${unit}`,
    },
    {
      name: 'received',
      label: t('lines.received'),
      tight: true,
      numeric: true,
      card: 'line',
      cell: (line) => <Received line={line} />,
    },
    ...(seesCosts
      ? ([
          {
            name: 'cost',
            label: t('lines.cost'),
            tight: true,
            numeric: true,
            cell: ({ cost = 0 }) => vnd(cost),
          },
          {
            name: 'taxRate',
            label: t('lines.tax'),
            tight: true,
            numeric: true,
            cell: ({ taxRate = 0 }) => `${taxRate}%`,
          },
          {
            name: 'worth',
            label: t('lines.worth'),
            tight: true,
            numeric: true,
            card: 'line',
            cell: ({ quantity, cost = 0 }) => vnd(worthOf({ quantity, cost })),
          },
        ] satisfies Column<PurchaseLine>[])
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
  const isDone = awaitedOf(line) === 0;
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
