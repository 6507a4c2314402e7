import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { PurchaseStatus } from '#shared/purchasing/purchase-choices.ts';
import { purchaseQuery } from '#web/back-office/purchasing/api/purchasing-queries.ts';
import { staffDetail } from '#web/layouts/back-office/staff-detail.tsx';
import { found } from '#web/platform/errors/found.ts';

export const purchaseDetail = staffDetail({
  query: purchaseQuery,
  missing: ['PURCHASE_NOT_FOUND'],
  texts: { ns: 'purchasing', at: 'missing' },
  back: '/admin/e-commerce/purchases',
  titled: true,
});

type LoaderInput = { context: { queryClient: QueryClient }; params: { id: string } };

/** Loads the current purchase for a change; leads back to it if its status does not allow that. */
export const loadFresh =
  (allows: (status: PurchaseStatus) => boolean) =>
  async ({ context: { queryClient }, params: { id } }: LoaderInput) => {
    const query = purchaseQuery(id);
    queryClient.removeQueries({ queryKey: query.queryKey });
    const purchase = await found(queryClient, query, 'PURCHASE_NOT_FOUND');
    if (!allows(purchase.status)) throw redirect({ to: '/admin/e-commerce/purchases/$id', params: { id } });
    return purchase;
  };
