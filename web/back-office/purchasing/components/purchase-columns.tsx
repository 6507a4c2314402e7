import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isAwaited } from '#shared/purchasing/purchase-choices.ts';
import type { PurchaseRow } from '#shared/purchasing/purchase.ts';
import { todayInVietnam } from '#web/platform/format/days.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useCan } from '#web/platform/session/use-session.ts';
import type { Column } from '#web/ui/list/column.ts';
import { PurchaseStatusBadge } from '#web/ui/status/purchase-status.tsx';

export function usePurchaseColumns(): Column<PurchaseRow>[] {
  const { t } = useTranslation('purchasing');
  const { day, number, vnd } = useFormat();
  const seesCosts = useCan('costs.read');
  const isLate = ({ status, expectedOn }: PurchaseRow) =>
    isAwaited(status) && expectedOn !== '' && expectedOn < todayInVietnam();
  return [
    {
      name: 'code',
      label: t('list.code'),
      main: true,
      sorts: true,
      text: ({ code }) => code,
      cell: ({ id, code }) => (
        <Link
          to="/admin/e-commerce/purchases/$id"
          params={{ id }}
          className="rounded-xs font-semibold tabular-nums after:absolute after:inset-0 hover:text-brand"
        >
          {code}
        </Link>
      ),
    },
    {
      name: 'status',
      label: t('list.status'),
      tight: true,
      card: 'aside',
      text: ({ status }) => t(`status.${status}`),
      cell: ({ status }) => <PurchaseStatusBadge status={status} />,
    },
    {
      name: 'supplierName',
      label: t('list.supplier'),
      sorts: true,
      card: 'line',
      text: ({ supplierName }) => supplierName,
      cell: ({ supplierName }) => supplierName,
    },
    {
      name: 'warehouse',
      label: t('list.warehouse'),
      text: ({ warehouseName }) => warehouseName,
      cell: ({ warehouseName }) => warehouseName,
    },
    {
      name: 'received',
      label: t('list.received'),
      tight: true,
      numeric: true,
      card: 'line',
      text: ({ received, quantity }) => `${received}/${quantity}`,
      cell: ({ received, quantity }) => `${number(received)} / ${number(quantity)}`,
    },
    ...(seesCosts
      ? [
          {
            name: 'total',
            label: t('list.total'),
            tight: true,
            numeric: true,
            card: 'line',
            text: ({ total }) => total,
            cell: ({ total = 0 }) => vnd(total),
          } satisfies Column<PurchaseRow>,
        ]
      : []),
    {
      name: 'expectedOn',
      label: t('list.expectedOn'),
      tight: true,
      sorts: true,
      text: ({ expectedOn }) => expectedOn,
      cell: (row) => {
        if (row.expectedOn === '') return <span className="text-ink-3">–</span>;
        return (
          <span className={isLate(row) ? 'font-semibold text-danger tabular-nums' : 'tabular-nums'}>
            {day(row.expectedOn)}
            {isLate(row) && <span className="block text-xs">{t('list.isLate')}</span>}
          </span>
        );
      },
    },
    {
      name: 'createdAt',
      label: t('list.createdAt'),
      tight: true,
      sorts: true,
      text: ({ createdAt }) => day(createdAt),
      cell: ({ createdAt }) => <span className="tabular-nums">{day(createdAt)}</span>,
    },
  ];
}
