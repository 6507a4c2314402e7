import { FileText } from 'lucide-react';
import { searchInvoices } from '#shared/invoices/invoices.contract.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { staffList } from '#web/ui/list/staff-list.tsx';
import { invoiceNumber } from '#web/ui/record/invoice-sheet.tsx';
import { InvoiceStatusBadge, SendingBadge } from '#web/ui/status/invoice-status-badge.tsx';

/** List of all invoices. The invoice book of a period is this list filtered by days, exported as a file. */
export const InvoiceList = staffList(searchInvoices, {
  name: 'invoices',
  texts: { ns: 'invoices', at: 'list' },
  icon: <FileText />,
  file: 'hoa-don',
  period: ['from', 'to'],
  days: 'issuedAt',
  choices: { status: 'status', sending: 'sending', kind: 'kind' },
  nameOf: ({ number, orderCode }) => String(number ?? orderCode),
  columns: (col, { t }) => [
    col.link('number', '/admin/reports/invoices/$id', {
      tight: true,
      of: ({ number }) => invoiceNumber(number) ?? t('noNumber'),
      below: ({ series, kind }) =>
        [series, kind !== 'original' && t(`kind.${kind}`)].filter(Boolean).join(' · '),
    }),
    col.text('series', { seldom: true, card: 'none' }),
    col.status('status', 'status', ({ status, differs, sending }) => (
      <span className="flex flex-wrap gap-1 md:flex-col md:items-start">
        <InvoiceStatusBadge status={status} />
        {differs && <Badge tone="gold">{t('differs')}</Badge>}
        <SendingBadge sending={sending} />
      </span>
    )),
    col.status('sending', 'sending', ({ sending }) => <SendingBadge sending={sending} />, {
      seldom: true,
      card: 'none',
    }),
    col.text('buyer', {
      card: 'line',
      className: 'wrap-anywhere',
      of: ({ buyer }) => buyer.name,
      below: ({ buyer }) => buyer.taxCode,
    }),
    col.text('taxCode', {
      seldom: true,
      card: 'none',
      of: (row) => row.buyer.taxCode,
    }),
    col.text('order', { tight: true, of: ({ orderCode }) => orderCode }),
    col.money('net'),
    col.money('tax'),
    col.money('total', { sorts: true, card: 'line', className: 'font-semibold' }),
    col.moment('issuedAt', { sorts: true }),
  ],
});
