import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { InvoiceRow } from '#shared/invoices/invoice.ts';
import { useInvoiceName } from '#web/ui/record/invoice-sheet.tsx';
import { InvoiceStatusBadge } from '#web/ui/status/invoice-status.tsx';
import { invoicesOfOrderQuery } from '../api/invoice-queries.ts';
import { InvoiceFile } from './invoice-file.tsx';

/** The invoices of one order, below what was asked for; nothing where there are none yet. */
export function InvoicesOfOrder({ orderId }: { orderId: string }) {
  const { t } = useTranslation('invoices');
  const { data } = useQuery(invoicesOfOrderQuery(orderId));
  if (!data || data.data.length === 0) return null;
  return (
    <div className="mt-3 border-t border-line pt-3">
      <ul aria-label={t('ofOrder')} className="space-y-3">
        {data.data.map((invoice) => (
          <li key={invoice.id}>
            <Line invoice={invoice} />
          </li>
        ))}
      </ul>
      <Link
        to="/e-commerce/invoices"
        className="mt-2 flex min-h-11 items-center font-semibold text-brand hover:underline"
      >
        {t('own.all')}
      </Link>
    </div>
  );
}

function Line({ invoice }: { invoice: InvoiceRow }) {
  const { t } = useTranslation('invoices');
  const { id, kind, status, series, number } = invoice;
  const name = useInvoiceName()({ series: series ?? '', number: number ?? 0 });
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Link
          to="/e-commerce/invoices/$id"
          params={{ id }}
          className="font-semibold tabular-nums hover:text-brand hover:underline"
        >
          {name}
        </Link>
        <InvoiceStatusBadge status={status} />
      </p>
      {kind !== 'original' && <p className="text-xs text-ink-2">{t(`kind.${kind}`)}</p>}
      <div className="mt-2">
        <InvoiceFile id={id} label={name} />
      </div>
    </>
  );
}
