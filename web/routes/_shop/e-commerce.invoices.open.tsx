import { createFileRoute, redirect } from '@tanstack/react-router';
import { readInvoiceOpening } from '../../features/invoices/rules/invoice-search.ts';
import { OpenedInvoice } from '../../screens/invoices/opened-invoice.tsx';
import { keepMailedProof } from '../../platform/guest-proof-storage.ts';

export const Route = createFileRoute('/_shop/e-commerce/invoices/open')({
  validateSearch: readInvoiceOpening,
  beforeLoad: ({ location }) => {
    // The proof from the mailed link is kept in this tab and removed from the URL.
    const id = keepMailedProof(location.hash);
    if (id) throw redirect({ to: '/e-commerce/invoices/open', search: { id }, replace: true });
  },
  component: OpenedInvoiceRoute,
});

function OpenedInvoiceRoute() {
  const { id } = readInvoiceOpening(Route.useSearch());
  return <OpenedInvoice key={id} id={id} />;
}
