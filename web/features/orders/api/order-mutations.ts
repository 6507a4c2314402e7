import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  cancelGuestOrder,
  completeGuestOrder,
  confirmGuestOrder,
  correctGuestEmail,
  createGuestPayment,
  getGuestOrderByCode,
  requestGuestInvoice,
  sendGuestLinks,
  sendProofMail,
} from '#shared/orders/guest-orders.contract.ts';
import type { GuestOrder, GuestProof } from '#shared/orders/guest-orders.contract.ts';
import { cancelOrder, completeOrder, requestVatInvoice } from '#shared/orders/member-orders.contract.ts';
import type { Order } from '#shared/orders/order.ts';
import { newId } from '#shared/values/ids.ts';
import { createPayment } from '#shared/payments/member-payments.contract.ts';
import type { Payment } from '#shared/payments/payment.ts';
import type { ApiError } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import type { InvoiceBody } from '../rules/invoice-draft.ts';
import type { OrderAsker } from '../rules/order-asker.ts';
import { orderKeys, orderQuery } from './order-queries.ts';
import * as roots from '#web/platform/api/query-roots.ts';

/** Shows the returned order at once; lists, counts and the timeline are refetched. */
async function take(queryClient: QueryClient, order: Order, asker: OrderAsker): Promise<void> {
  queryClient.setQueryData(orderQuery(order.id, asker).queryKey, order);
  await queryClient.invalidateQueries({ queryKey: orderKeys.all });
}

export function useCancelOrder(id: string, asker: OrderAsker) {
  const queryClient = useQueryClient();
  return useMutation<Order, ApiError, string>({
    mutationFn: (reason) =>
      asker.kind === 'member'
        ? call(cancelOrder, { params: { id }, body: { reason } })
        : call(cancelGuestOrder, { params: { id }, query: asker.proof, body: { reason } }),
    onSuccess: (order) => take(queryClient, order, asker),
  });
}

/** Confirms a guest's order, only on a click: opening the link is a proof but confirms nothing. */
export function useConfirmOrder(id: string, proof: GuestProof) {
  const queryClient = useQueryClient();
  return useMutation<Order, ApiError, void>({
    mutationFn: () => call(confirmGuestOrder, { params: { id }, query: proof }),
    onSuccess: (order) => take(queryClient, order, { kind: 'guest', proof }),
  });
}

/** Corrects the order's e-mail address and shows the returned order. */
export function useCorrectEmail(id: string, proof: GuestProof) {
  const queryClient = useQueryClient();
  return async (email: string) => {
    const order = await call(correctGuestEmail, { params: { id }, query: proof, body: { email } });
    await take(queryClient, order, { kind: 'guest', proof });
    return order;
  };
}

export const useSendProofMail = (id: string, proof: GuestProof) =>
  useMutation<{ message: string }, ApiError, void>({
    mutationFn: () => call(sendProofMail, { params: { id }, query: proof }),
  });

export const useSendGuestLinks = () =>
  useMutation<{ message: string }, ApiError, Pick<GuestProof, 'email' | 'phone'>>({
    mutationFn: (body) => call(sendGuestLinks, { body }),
  });

export function useCompleteOrder(id: string, asker: OrderAsker) {
  const queryClient = useQueryClient();
  return useMutation<Order, ApiError, void>({
    mutationFn: () =>
      asker.kind === 'member'
        ? call(completeOrder, { params: { id } })
        : call(completeGuestOrder, { params: { id }, query: asker.proof }),
    onSuccess: async (order) => {
      await take(queryClient, order, asker);
      // Received products can now be reviewed.
      await queryClient.invalidateQueries({ queryKey: roots.reviews });
    },
  });
}

export function useRequestInvoice(id: string, asker: OrderAsker) {
  const queryClient = useQueryClient();
  return useMutation<unknown, ApiError, InvoiceBody>({
    mutationFn: (body) =>
      asker.kind === 'member'
        ? call(requestVatInvoice, { params: { id }, body })
        : call(requestGuestInvoice, { params: { id }, query: asker.proof, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: orderKeys.detail(id) }),
  });
}

/** Starts a new payment attempt with the order's method; the payment page offers the others. */
export function useStartPayment(
  order: Pick<Order, 'id' | 'paymentMethod' | 'paymentProvider'>,
  asker: OrderAsker,
) {
  const start = { method: order.paymentMethod, provider: order.paymentProvider, idempotencyKey: newId() };
  return useMutation<Payment, ApiError, 'vi' | 'en'>({
    mutationFn: (locale) =>
      asker.kind === 'member'
        ? call(createPayment, { body: { ...start, locale, orderId: order.id } })
        : call(createGuestPayment, {
            params: { id: order.id },
            query: asker.proof,
            body: { ...start, locale },
          }),
  });
}

export function useFindGuestOrder() {
  return useMutation<GuestOrder, ApiError, { code: string; proof: GuestProof }>({
    mutationFn: ({ code, proof }) => call(getGuestOrderByCode, { params: { code }, query: proof }),
  });
}
