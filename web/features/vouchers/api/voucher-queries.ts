import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type GoodsSelection, queryOfGoods } from '#shared/cart/wanted-text.ts';
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

/** Order data to choose vouchers for. If goods are named, the server calculates their price itself. */
export type Basket = {
  orderAmount: number;
  shippingFee: number;
  goods?: GoodsSelection;
};

export type Offers = ReplyOf<typeof listVouchersForOrder>;

export const voucherKeys = {
  all: roots.vouchers,
  forOrder: (basket: Basket) => [...voucherKeys.all, 'for-order', basket] as const,
};

/** Queries usable vouchers at every opening, because another order may have used one. */
export const vouchersForOrderQuery = (basket: Basket) =>
  queryOptions<Offers>({
    queryKey: voucherKeys.forOrder(basket),
    queryFn: ({ signal }) => {
      if (!readSession()) throw new Error('User not authenticated');
      const { orderAmount, shippingFee, goods = {} } = basket;
      const query = { orderAmount, shippingFee, ...queryOfGoods(goods) };
      return call(listVouchersForOrder, { query, signal });
    },
    staleTime: 0,
    gcTime: 120_000,
  });

/** Has the server validate a choice and return the discount. */
export function useApplyVouchers({ orderAmount, shippingFee, goods }: Basket) {
  const queryClient = useQueryClient();
  return useMutation<AppliedVouchers, ApiError, readonly string[]>({
    mutationFn: async (ids) => {
      const body = { voucherIds: [...ids], orderAmount, shippingFee, ...goods };
      return (await call(applyVouchers, { body })).data;
    },
    // A refusal means that the shown vouchers are outdated.
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
