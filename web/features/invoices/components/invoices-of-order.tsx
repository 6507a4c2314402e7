import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { InvoiceRow } from '#shared/invoices/invoice.ts';
import { rememberGuestProof } from '#web/platform/guest-proof-storage.ts';
import { useInvoiceName } from '#web/ui/record/invoice-sheet.tsx';
import { InvoiceStatusBadge } from '#web/ui/status/invoice-status-badge.tsx';
import type { InvoiceAsker } from '../api/invoice-queries.ts';
import { InvoiceFile } from './invoice-file.tsx';

type Props = { invoices: readonly InvoiceRow[]; asker: InvoiceAsker };

const linkLook = 'font-semibold tabular-nums hover:text-brand hover:underline';

/** Shows the issued invoices of an order, below the invoice request. */
export function InvoicesOfOrder({ invoices, asker }: Props) {
  const { t } = useTranslation('invoices');
  return (
    <div className="mt-3 border-t border-line pt-3">
      <ul aria-label={t('ofOrder')} className="space-y-3">
        {invoices.map((invoice) => (
          <li key={invoice.id}>
            <Line invoice={invoice} asker={asker} />
          </li>
        ))}
      </ul>
      {asker.kind === 'member' && (
        <Link
          to="/e-commerce/invoices"
          className="mt-2 flex min-h-11 items-center font-semibold text-brand hover:underline"
        >
          {t('own.all')}
        </Link>
      )}
    </div>
  );
}

function Line({ invoice, asker }: { invoice: InvoiceRow; asker: InvoiceAsker }) {
  const { t } = useTranslation('invoices');
  const { id, kind, status, series, number } = invoice;
  const name = useInvoiceName()({ series: series ?? '', number: number ?? 0 });
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        {asker.kind === 'member' ? (
          <Link to="/e-commerce/invoices/$id" params={{ id }} className={linkLook}>
            {name}
          </Link>
        ) : (
          <Link
            to="/e-commerce/invoices/open"
            search={{ id }}
            // The order's proof also opens its invoices; it is stored, because it must not be part of an
            // address.
            onClick={() => rememberGuestProof(id, asker.proof)}
            className={linkLook}
          >
            {name}
          </Link>
        )}
        <InvoiceStatusBadge status={status} />
      </p>
      {kind !== 'original' && <p className="text-xs text-ink-2">{t(`kind.${kind}`)}</p>}
      <div className="mt-2">
        <InvoiceFile id={id} label={name} asker={asker} />
      </div>
    </>
  );
}
