import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { InvoiceRow } from '#shared/invoices/invoice.ts';
import { formatVnd } from '#shared/values/money.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { useInvoiceName } from '#web/ui/record/invoice-sheet.tsx';
import { InvoiceStatusBadge } from '#web/ui/status/invoice-status-badge.tsx';
import { InvoiceFile } from './invoice-file.tsx';

/** Shows an invoice in a list: the card links to it, its button downloads the file. */
export function InvoiceCard({ invoice }: { invoice: InvoiceRow }) {
  const { t } = useTranslation('invoices');
  const { day } = useFormat();
  const name = useInvoiceName()({ series: invoice.series ?? '', number: invoice.number ?? 0 });
  const { id, kind, status, orderCode, buyer, total, issuedAt, sending } = invoice;
  return (
    <Card padded={false} className="relative px-4 py-3.5 transition-colors hover:border-line-strong sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Link
            to="/e-commerce/invoices/$id"
            params={{ id }}
            className="rounded-xs font-bold tabular-nums after:absolute after:inset-0 after:rounded-md hover:text-brand"
          >
            {name}
          </Link>
          <span className="text-sm text-ink-2 tabular-nums">{issuedAt && day(issuedAt)}</span>
        </p>
        <InvoiceStatusBadge status={status} />
      </div>
      <div className="mt-2 flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0 text-sm">
          <p className="font-medium wrap-anywhere">{buyer.name}</p>
          <p className="text-ink-2">
            {[kind !== 'original' && t(`kind.${kind}`), t('list.ofOrder', { code: orderCode })]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {sending === 'waiting' && status !== 'cancelled' && (
            <p className="text-xs text-ink-2">{t('waitingForCode')}</p>
          )}
          <p className="mt-1 font-bold tabular-nums">{formatVnd(total)}</p>
        </div>
        <div className="relative">
          <InvoiceFile id={id} label={name} />
        </div>
      </div>
    </Card>
  );
}
