import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { InvoiceRow } from '#shared/invoices/invoice.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { invoiceNumber } from '#web/ui/record/invoice-sheet.tsx';
import { InvoiceStatusBadge, SendingBadge } from '#web/ui/status/invoice-status.tsx';

export function useInvoiceColumns(): Column<InvoiceRow>[] {
  const { t } = useTranslation('invoices');
  const { moment, vnd } = useFormat();
  const nameOf = ({ number }: InvoiceRow) => invoiceNumber(number) ?? t('noNumber');
  return [
    {
      name: 'number',
      label: t('list.number'),
      main: true,
      tight: true,
      text: nameOf,
      cell: (row) => (
        <>
          <Link
            to="/admin/reports/invoices/$id"
            params={{ id: row.id }}
            className="rounded-xs font-semibold tabular-nums after:absolute after:inset-0 hover:text-brand"
          >
            {nameOf(row)}
          </Link>
          <span className="block text-xs text-ink-2">
            {[row.series, row.kind !== 'original' && t(`kind.${row.kind}`)].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    {
      name: 'series',
      label: t('list.series'),
      seldom: true,
      card: 'none',
      text: ({ series }) => series,
      cell: ({ series }) => series,
    },
    {
      name: 'status',
      label: t('list.status'),
      tight: true,
      card: 'aside',
      text: ({ status }) => t(`status.${status}`),
      cell: ({ status, differs, sending }) => (
        <span className="flex flex-wrap gap-1 md:flex-col md:items-start">
          <InvoiceStatusBadge status={status} />
          {differs && <Badge tone="gold">{t('differs')}</Badge>}
          <SendingBadge sending={sending} />
        </span>
      ),
    },
    {
      name: 'sending',
      label: t('list.sending'),
      seldom: true,
      card: 'none',
      tight: true,
      text: ({ sending }) => t(`sending.${sending}`),
      cell: ({ sending }) => <SendingBadge sending={sending} />,
    },
    {
      name: 'buyer',
      label: t('list.buyer'),
      card: 'line',
      text: ({ buyer }) => buyer.name,
      cell: ({ buyer }) => (
        <>
          <span className="wrap-anywhere">{buyer.name}</span>
          <span className="block text-xs text-ink-2 tabular-nums">{buyer.taxCode}</span>
        </>
      ),
    },
    {
      name: 'taxCode',
      label: t('sheet.taxCode'),
      seldom: true,
      card: 'none',
      text: ({ buyer }) => buyer.taxCode,
      cell: ({ buyer }) => buyer.taxCode,
    },
    {
      name: 'order',
      label: t('list.order'),
      tight: true,
      text: ({ orderCode }) => orderCode,
      cell: ({ orderCode }) => <span className="tabular-nums">{orderCode}</span>,
    },
    {
      name: 'net',
      label: t('list.net'),
      tight: true,
      numeric: true,
      text: ({ net }) => net,
      cell: ({ net }) => vnd(net),
    },
    {
      name: 'tax',
      label: t('list.tax'),
      tight: true,
      numeric: true,
      text: ({ tax }) => tax,
      cell: ({ tax }) => vnd(tax),
    },
    {
      name: 'total',
      label: t('list.total'),
      tight: true,
      numeric: true,
      sorts: true,
      card: 'line',
      text: ({ total }) => total,
      cell: ({ total }) => <span className="font-semibold">{vnd(total)}</span>,
    },
    {
      name: 'issuedAt',
      label: t('list.issuedAt'),
      tight: true,
      sorts: true,
      text: ({ issuedAt }) => issuedAt && moment(issuedAt),
      cell: ({ issuedAt }) => <span className="tabular-nums">{issuedAt && moment(issuedAt)}</span>,
    },
  ];
}
