import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { GuestProof } from '#shared/orders/guest-orders.contract.ts';
import type { Order } from '#shared/orders/order.ts';
import { orderQuery } from '../../features/orders/api/order-queries.ts';
import { GuestPage } from '../../features/orders/components/guest-page.tsx';
import { OrderPage } from '../../features/orders/components/order-page.tsx';
import { OrderPageSkeleton } from '../../features/orders/components/order-skeletons.tsx';
import { useGuestInvoices } from '../../features/invoices/hooks/use-invoices-of-order.tsx';
import { ReturnsOfOrder } from '../../features/returns/components/returns-of-order.tsx';
import { useAllReturned } from '../../features/returns/hooks/use-all-returned.ts';
import type { GuestSearch } from '../../features/orders/rules/guest-search.ts';
import { isApiError } from '../../platform/api/api-error.ts';
import { guestProofOf, hasProof, rememberGuestProof } from '../../platform/guest-proof-storage.ts';
import { QueryError } from '../../ui/feedback/error-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useGuestLine } from './use-guest-line.ts';
import { carePhone, careUrl } from '../../platform/site-links.ts';

type Props = {
  search: GuestSearch;
  /** Session of this browser's cart, if it ever had one. */
  sessionId: string | undefined;
  onSearch: (search: GuestSearch) => void;
};

/** Shows a guest's order if the address names one with a known proof; otherwise a form to find it. */
export function GuestOrder({ search, sessionId, onSearch }: Props) {
  const known = search.id ? guestProofOf(search.id) : {};
  const proof = { ...(sessionId && { sessionId }), ...known };
  const lookup = (
    <GuestPage
      sessionId={sessionId}
      code={search.code}
      onFound={({ id }, found) => {
        rememberGuestProof(id, found);
        onSearch({ id });
      }}
    />
  );
  return search.id && hasProof(proof) ? (
    <Proven
      key={`${search.id} ${JSON.stringify(proof)}`}
      id={search.id}
      proof={proof}
      justPlaced={search.placed ?? false}
      lookup={lookup}
    />
  ) : (
    lookup
  );
}

type ProvenProps = { id: string; proof: GuestProof; justPlaced: boolean; lookup: React.ReactNode };

function Proven({ id, proof, justPlaced, lookup }: ProvenProps) {
  const { t } = useTranslation('orders');
  const asker = { kind: 'guest', proof } as const;
  const query = useQuery(orderQuery(id, asker));
  const { data: order, error } = query;
  if (order) return <Shown order={order} proof={proof} justPlaced={justPlaced} />;
  if (!error) return <OrderPageSkeleton />;
  if (!isApiError(error, 'ORDER_NOT_FOUND', 'BAD_REQUEST', 'GUEST_PROOF_NEEDED'))
    return <QueryError query={query} title={t('failed')} />;
  return (
    <>
      <Notice title={t('guest.notFound')} className="mx-auto mt-6 max-w-140" />
      {lookup}
    </>
  );
}

type ShownProps = { order: Order; proof: GuestProof; justPlaced: boolean };

function Shown({ order, proof, justPlaced }: ShownProps) {
  const { t } = useTranslation('orders');
  const masked = 'access' in order && order.access === 'masked';
  useGuestLine(order.id, masked ? undefined : proof);
  const returnAsker = { kind: 'guest', orderId: order.id, proof } as const;
  const isAllReturned = useAllReturned(order, returnAsker, !masked && order.status === 'completed');
  const invoices = useGuestInvoices(order.id, proof, !masked && order.status !== 'draft');
  return (
    <OrderPage
      order={order}
      asker={{ kind: 'guest', proof }}
      crumbs={[
        { label: t('market'), to: '/e-commerce' },
        { label: t('guest.menu'), to: '/e-commerce/orders/guest' },
        { label: order.code },
      ]}
      justPlaced={justPlaced}
      care={{ phone: carePhone, url: careUrl }}
      masked={masked}
      invoices={invoices}
      returns={!masked && <ReturnsOfOrder orderId={order.id} asker={returnAsker} />}
      isAllReturned={isAllReturned}
    />
  );
}
