import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { openedInvoiceQuery } from '../../features/invoices/api/invoice-queries.ts';
import { InvoiceMissing } from '../../features/invoices/components/invoice-missing.tsx';
import { InvoicePage } from '../../features/invoices/components/invoice-page.tsx';
import { MissingPage } from '../../layouts/page-faces.tsx';
import { Page } from '../../layouts/page.tsx';
import { isApiError } from '../../platform/api/api-error.ts';
import { guestProofOf, hasProof } from '../../platform/guest-proof-storage.ts';
import { QueryError } from '../../ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useInvoiceName } from '../../ui/record/invoice-sheet.tsx';

/** Shows an invoice for a reader who has its mailed link, or who opened the guest order it belongs to. */
export function OpenedInvoice({ id }: { id: string | undefined }) {
  const proof = id ? guestProofOf(id) : {};
  return id && hasProof(proof) ? (
    <Opened id={id} />
  ) : (
    <MissingPage of="invoices">
      <InvoiceMissing byLink />
    </MissingPage>
  );
}

function Opened({ id }: { id: string }) {
  const { t } = useTranslation(['invoices', 'orders']);
  const proof = guestProofOf(id);
  const query = useQuery(openedInvoiceQuery(id, proof));
  const { data: invoice, error } = query;
  const nameOf = useInvoiceName();
  if (isApiError(error, 'INVOICE_NOT_FOUND', 'BAD_REQUEST'))
    return (
      <MissingPage of="invoices">
        <InvoiceMissing byLink />
      </MissingPage>
    );
  const name = invoice && nameOf({ series: invoice.series ?? '', number: invoice.number ?? 0 });
  return (
    <Page title={name ?? t('own.title')}>
      {invoice ? (
        <InvoicePage
          invoice={invoice}
          asker={{ kind: 'guest', proof }}
          crumbs={[{ label: t('orders:market'), to: '/e-commerce' }, { label: name ?? '' }]}
        />
      ) : error ? (
        <QueryError query={query} title={t('list.failed')} />
      ) : (
        <Loading className="mx-auto max-w-260 space-y-5 pt-6">
          <Skeleton className="h-16" />
          <Skeleton className="h-80" />
        </Loading>
      )}
    </Page>
  );
}
