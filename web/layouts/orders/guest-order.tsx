import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { GuestProof } from '#shared/orders/guest-orders.ts';
import type { Order } from '#shared/orders/order.ts';
import { orderQuery } from '../../features/orders/api/order-queries.ts';
import { GuestPage } from '../../features/orders/components/guest-page.tsx';
import { OrderPage } from '../../features/orders/components/order-page.tsx';
import { OrderPageSkeleton } from '../../features/orders/components/order-skeletons.tsx';
import type { GuestSearch } from '../../features/orders/hooks/guest-search.ts';
import { hasProof } from '../../features/orders/hooks/order-asker.ts';
import { isApiError, messageOf } from '../../platform/api/api-error.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { useGuestLine } from './use-guest-line.ts';
import { carePhone, careUrl } from '../site-links.ts';

type Props = {
  search: GuestSearch;
  /** The cart of this browser, if it ever had one. */
  sessionId: string | undefined;
  onSearch: (search: GuestSearch) => void;
};

function proofIn({ email, phone, sessionId }: GuestSearch, ownSession: string | undefined): GuestProof {
  if (email) return { email };
  if (phone) return { phone };
  const session = sessionId ?? ownSession;
  return session ? { sessionId: session } : {};
}

/** A guest's order when the address names one that can be proven, the way to find it otherwise. */
export function GuestOrder({ search, sessionId, onSearch }: Props) {
  const proof = proofIn(search, sessionId);
  const lookup = (
    <GuestPage
      sessionId={search.sessionId ?? sessionId}
      code={search.code}
      onFound={({ id }, found) => onSearch({ id, ...found })}
    />
  );
  return search.id && hasProof(proof) ? (
    <Proven
      key={search.id}
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
  const { data: order, error, isFetching, refetch } = useQuery(orderQuery(id, asker));
  if (order) return <Shown order={order} proof={proof} justPlaced={justPlaced} />;
  if (!error) return <OrderPageSkeleton />;
  if (!isApiError(error, 'ORDER_NOT_FOUND', 'BAD_REQUEST'))
    return (
      <ErrorState
        title={t('failed')}
        message={messageOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return (
    <>
      <p
        role="alert"
        className="mx-auto mt-6 max-w-140 rounded-md border border-danger/40 bg-danger-soft px-4 py-3 text-sm font-medium text-danger"
      >
        {t('guest.notFound')}
      </p>
      {lookup}
    </>
  );
}

type ShownProps = { order: Order; proof: GuestProof; justPlaced: boolean };

function Shown({ order, proof, justPlaced }: ShownProps) {
  const { t } = useTranslation('orders');
  useGuestLine(order.id, proof);
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
    />
  );
}
