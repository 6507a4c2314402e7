import { keepPreviousData } from '@tanstack/react-query';
import type { BodyOf } from '#shared/contract/route.ts';
import { type PurchaseWithReceipts } from '#shared/purchasing/purchase.ts';
import {
  findPurchaseGoods,
  getPurchase,
  getPurchasePaper,
  matchGoods,
  updatePurchase,
} from '#shared/purchasing/purchases.contract.ts';
import { getSupplier, searchSuppliers } from '#shared/purchasing/suppliers.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useRequestKey } from '#web/platform/forms/use-request-key.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

export const purchaseQuery = (id: string) => apiQuery(getPurchase, { params: { id } });
export const supplierQuery = (id: string) => apiQuery(getSupplier, { params: { id } });

const shown = '50';

/** Suppliers for a select. */
export const suppliersToChoose = (q: string, all = false) => ({
  ...apiQuery(searchSuppliers, {
    query: { ...(q && { q }), ...(!all && { isActive: 'true' }), limit: shown },
  }),
  placeholderData: keepPreviousData,
});

export const goodsQuery = (q: string) => ({
  ...apiQuery(findPurchaseGoods, { query: { q } }),
  placeholderData: keepPreviousData,
});

/** Goods that exactly match the codes, in the order of the codes. */
export const goodsOf = async (codes: string[]) => (await call(matchGoods, { body: { codes } })).data;

/** Goods that exactly match one code: one, or several to choose from. */
export async function goodOfCode(code: string) {
  const { data, choices } = await call(matchGoods, { body: { codes: [code] } });
  return { good: data[0] ?? null, choices: choices[0] ?? [] };
}

type Step = NonNullable<BodyOf<typeof updatePurchase>['status']>;

/** Returns the call that moves a purchase to its next status. Pressed twice, it is one step. */
export function usePurchaseStep({ id, version }: Pick<PurchaseWithReceipts, 'id' | 'version'>) {
  const request = useRequestKey(false);
  const stepping = useAct(updatePurchase, { keeps: purchaseQuery(id) });
  return (status: Step) => {
    const clientRequestId = request.keyFor({ status, version });
    return stepping.send({ params: { id }, body: { version, status, clientRequestId } });
  };
}

/** Purchase order as a file for the supplier. */
export const purchasePaper = (id: string) => call(getPurchasePaper, { params: { id } });
