import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Payment } from '#shared/payments/payment.ts';
import { isApiError } from '#web/platform/api/api-error.ts';
import type { Payer } from '../rules/payer.ts';
import { checkPayment, readAttempts, readPayment, startPayment, type Start } from './payment-calls.ts';
import * as roots from '#web/platform/api/query-roots.ts';

const pollMilliseconds = 3000;
const maxRetries = 3;

/** Live events invalidate all keys with this prefix. */
const paymentKeys = {
  all: roots.payments,
  one: (id: string, payer: Payer) => [...roots.payments, id, payer] as const,
  attempts: (orderId: string, payer: Payer) => [...roots.payments, 'of-order', orderId, payer] as const,
};

/** Tells whether to retry: a refusal is not retried, other failures are, up to three times. */
const mayHeal = (failures: number, error: unknown): boolean =>
  failures < maxRetries && !(isApiError(error) && error.status >= 400 && error.status < 500);

/** Returns the polling interval: three seconds while the payment is pending, otherwise none. */
export const pollingPause = (payment: Payment | undefined): number | false =>
  payment?.status === 'pending' ? pollMilliseconds : false;

export const paymentQuery = (id: string, payer: Payer) =>
  queryOptions({
    queryKey: paymentKeys.one(id, payer),
    queryFn: ({ signal }) => readPayment(id, payer, signal),
    refetchInterval: ({ state }) => pollingPause(state.data),
    // The reader may return from the banking app.
    refetchOnWindowFocus: true,
    staleTime: 0,
    retry: mayHeal,
  });

/** Returns the query of all payment attempts of an order, newest first. */
export const attemptsQuery = (orderId: string, payer: Payer) =>
  queryOptions({
    queryKey: paymentKeys.attempts(orderId, payer),
    queryFn: ({ signal }) => readAttempts(orderId, payer, signal),
    staleTime: 0,
  });

export function useStartPayment(payer: Payer) {
  const client = useQueryClient();
  return useMutation<Payment, Error, Start>({
    mutationFn: (start) => startPayment(start, payer),
    onSuccess: async (payment) => {
      client.setQueryData(paymentKeys.one(payment.id, payer), payment);
      await client.invalidateQueries({ queryKey: roots.orders });
    },
  });
}

export function useCheckPayment(id: string, payer: Payer) {
  const client = useQueryClient();
  return useMutation<Payment, Error, void>({
    mutationFn: () => checkPayment(id, payer),
    onSuccess: (payment) => client.setQueryData(paymentKeys.one(id, payer), payment),
  });
}
