import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '#shared/contract/route.ts';
import {
  type AppliedVouchers,
  applyVouchers,
  collectVoucher,
  listVouchersForOrder,
} from '#shared/vouchers/member-vouchers.contract.ts';
import type { UserVoucher } from '#shared/vouchers/voucher.ts';
import type { ApiError } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import { readSession } from '#web/platform/api/stored-session.ts';
import * as roots from '#web/platform/api/query-roots.ts';

/** What vouchers are chosen for. With the lines named, the server counts what they cost by itself. */
export type Basket = {
  orderAmount: number;
  shippingFee: number;
  cartItemIds?: readonly string[] | undefined;
};

export type Offers = ReplyOf<typeof listVouchersForOrder>;

export const voucherKeys = {
  all: roots.vouchers,
  forOrder: (basket: Basket) => [...voucherKeys.all, 'for-order', basket] as const,
};

/** Asked again at every opening: an order elsewhere may have spent one. */
export const vouchersForOrderQuery = (basket: Basket) =>
  queryOptions<Offers>({
    queryKey: voucherKeys.forOrder(basket),
    queryFn: ({ signal }) => {
      if (!readSession()) throw new Error('User not authenticated');
      const { orderAmount, shippingFee, cartItemIds } = basket;
      const lines = cartItemIds?.length ? { cartItemIds: cartItemIds.join() } : {};
      return call(listVouchersForOrder, { query: { orderAmount, shippingFee, ...lines }, signal });
    },
    staleTime: 0,
    gcTime: 120_000,
  });

/** Has the server check a choice and say what it takes off. */
export function useApplyVouchers({ orderAmount, shippingFee, cartItemIds }: Basket) {
  const queryClient = useQueryClient();
  return useMutation<AppliedVouchers, ApiError, readonly string[]>({
    mutationFn: async (ids) => {
      const lines = cartItemIds?.length ? { cartItemIds: [...cartItemIds] } : {};
      const body = { voucherIds: [...ids], orderAmount, shippingFee, ...lines };
      return (await call(applyVouchers, { body })).data;
    },
    // What was refused is not what was shown.
    onError: () => queryClient.invalidateQueries({ queryKey: voucherKeys.all }),
  });
}

export function useCollectVoucher() {
  const queryClient = useQueryClient();
  return useMutation<UserVoucher, ApiError, string>({
    mutationFn: async (code) => (await call(collectVoucher, { body: { code } })).data,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: voucherKeys.all }),
  });
}
