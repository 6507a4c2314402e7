import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Order } from '#shared/orders/order.ts';
import { orderQuery } from '../../features/orders/api/order-queries.ts';
import { OrderMissing } from '../../features/orders/components/order-missing.tsx';
import { returnsOfOrderQuery } from '../../features/returns/api/return-queries.ts';
import { RequestPage } from '../../features/returns/components/request-page.tsx';
import { ReturnMissing } from '../../features/returns/components/return-missing.tsx';
import { ReturnPage } from '../../features/returns/components/return-page.tsx';
import { ReturnPageSkeleton } from '../../features/returns/components/return-skeletons.tsx';
import type { ReturnAsker } from '../../features/returns/rules/return-asker.ts';
import { MissingPage, PendingPage } from '../../layouts/page-faces.tsx';
import { Page } from '../../layouts/page.tsx';
import { isApiError } from '../../platform/api/api-error.ts';
import { guestProofOf, hasProof } from '../../platform/guest-proof-storage.ts';
import { QueryError } from '../../ui/feedback/error-state.tsx';
import { toast } from '../../platform/feedback/toast.ts';
import { useGuestLine } from './use-guest-line.ts';

type Props = {
  orderId: string;
  /** Undefined to request a new return. */
  returnId: string | undefined;
  /** Session of this browser's cart, if it ever had one. */
  sessionId: string | undefined;
  onMade: (id: string) => void;
};

type Requester = Extract<ReturnAsker, { kind: 'guest' }>;

/** Shows a return of a guest's order, to request or to view, with the same proof as the order. */
export function GuestReturn({ orderId, returnId, sessionId, onMade }: Props) {
  const proof = { ...(sessionId && { sessionId }), ...guestProofOf(orderId) };
  const asker: Requester = { kind: 'guest', orderId, proof };
  const { data: order, error } = useQuery({
    ...orderQuery(orderId, { kind: 'guest', proof }),
    enabled: hasProof(proof),
  });
  useGuestLine(orderId, proof);
  if (!hasProof(proof) || isApiError(error, 'ORDER_NOT_FOUND', 'BAD_REQUEST', 'GUEST_PROOF_NEEDED'))
    return (
      <MissingPage of="orders">
        <OrderMissing />
      </MissingPage>
    );
  if (!order)
    return (
      <PendingPage>
        <ReturnPageSkeleton />
      </PendingPage>
    );
  return returnId ? (
    <One order={order} asker={asker} id={returnId} />
  ) : (
    <New order={order} asker={asker} onMade={onMade} />
  );
}

function useCrumbs({ id, code }: Order) {
  const { t } = useTranslation('orders');
  return [
    { label: t('guest.menu'), to: '/e-commerce/orders/guest' },
    { label: code, to: `/e-commerce/orders/guest?id=${id}` },
  ];
}

function New({ order, asker, onMade }: { order: Order; asker: Requester; onMade: Props['onMade'] }) {
  const { t } = useTranslation('returns');
  return (
    <Page title={t('request.title')}>
      <RequestPage
        order={order}
        asker={asker}
        crumbs={[...useCrumbs(order), { label: t('request.title') }]}
        onDone={(made) => {
          toast.success(t('request.done', { code: made.code }));
          onMade(made.id);
        }}
      />
    </Page>
  );
}

function One({ order, asker, id }: { order: Order; asker: Requester; id: string }) {
  const { t } = useTranslation('returns');
  const query = useQuery(returnsOfOrderQuery(order.id, asker));
  const { data, error } = query;
  const crumbs = useCrumbs(order);
  const entry = data?.find((one) => one.id === id);
  if (entry)
    return (
      <Page title={t('detail.title', { code: entry.code })}>
        <ReturnPage entry={entry} asker={asker} crumbs={[...crumbs, { label: entry.code }]} />
      </Page>
    );
  if (data)
    return (
      <MissingPage of="returns">
        <ReturnMissing />
      </MissingPage>
    );
  if (error)
    return (
      <Page title={t('title')}>
        <QueryError query={query} title={t('failed')} />
      </Page>
    );
  return (
    <PendingPage>
      <ReturnPageSkeleton />
    </PendingPage>
  );
}
