import { useTranslation } from 'react-i18next';
import type { Invoice } from '#shared/invoices/invoice.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Breadcrumb, type Crumb } from '#web/ui/layout/breadcrumb.tsx';
import { InvoiceRemarks } from '#web/ui/record/invoice-remarks.tsx';
import { InvoiceSheet, useInvoiceName } from '#web/ui/record/invoice-sheet.tsx';
import { InvoiceStatusBadge } from '#web/ui/status/invoice-status-badge.tsx';
import { asMember, type InvoiceAsker } from '../api/invoice-queries.ts';
import { InvoiceFile } from './invoice-file.tsx';

type Props = {
  invoice: Invoice;
  crumbs: readonly Crumb[];
  asker?: InvoiceAsker;
};

export function InvoicePage({ invoice, crumbs, asker = asMember }: Props) {
  const { t } = useTranslation('invoices');
  const { moment } = useFormat();
  const { id, series, number, issuedAt, orderCode, status, kind } = invoice;
  const name = useInvoiceName()({ series: series ?? '', number: number ?? 0 });
  return (
    <div className="mx-auto max-w-260 pt-4 sm:pt-6">
      <Breadcrumb items={crumbs} />
      <header className="mt-2 mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl font-bold sm:text-2xl">
            {name}
            <InvoiceStatusBadge status={status} />
          </h1>
          <p className="mt-1 text-ink-2">
            {[t(`kind.${kind}`), issuedAt && moment(issuedAt), t('list.ofOrder', { code: orderCode })]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <InvoiceFile id={id} label={name} asker={asker} />
      </header>
      <div className="space-y-5">
        <InvoiceRemarks
          invoice={invoice}
          {...(asker.kind === 'member' && { to: '/e-commerce/invoices/$id' as const })}
        />
        <InvoiceSheet invoice={invoice} />
      </div>
    </div>
  );
}
