import {
  createGuestPayment,
  getGuestPaymentStatus,
  listGuestOrderPayments,
} from '#shared/orders/guest-orders.contract.ts';
import { listOrderPayments } from '#shared/orders/member-orders.contract.ts';
import { createPayment, getPaymentStatus, verifyPayment } from '#shared/payments/member-payments.contract.ts';
import type { Payment } from '#shared/payments/payment.ts';
import { call } from '#web/platform/api/call.ts';
import type { Payer } from '../rules/payer.ts';
import { nextKey, providerFor, type PaymentChoice } from '../rules/payment-method-choices.ts';

/** Throws on an empty response, because it says nothing about the payment. */
export async function requireAnswer<T>(what: string, asked: Promise<T>): Promise<T> {
  const answer = await asked;
  if (!answer) throw new Error(`Cannot ${what}: no data in the response`);
  return answer;
}

export const readPayment = (id: string, payer: Payer, signal: AbortSignal): Promise<Payment> =>
  payer.kind === 'member'
    ? requireAnswer('get payment status', call(getPaymentStatus, { params: { id }, signal }))
    : requireAnswer(
        'get payment status',
        call(getGuestPaymentStatus, { params: { id }, query: payer.proof, signal }),
      );

export const readAttempts = (orderId: string, payer: Payer, signal: AbortSignal): Promise<Payment[]> =>
  payer.kind === 'member'
    ? requireAnswer('list payments', call(listOrderPayments, { params: { id: orderId }, signal }))
    : requireAnswer(
        'list payments',
        call(listGuestOrderPayments, { params: { id: orderId }, query: payer.proof, signal }),
      );

export type Start = { payment: Payment; way: PaymentChoice; locale: 'vi' | 'en' };

/** Starts another payment attempt for the same order; it replaces the last one. */
export function startPayment({ payment, way, locale }: Start, payer: Payer): Promise<Payment> {
  const { id: paymentId, orderId } = payment;
  const start = {
    method: way,
    provider: providerFor(way),
    idempotencyKey: nextKey(payment, way),
    locale,
  };
  return payer.kind === 'member'
    ? requireAnswer('create payment', call(createPayment, { body: { ...start, orderId, paymentId } }))
    : requireAnswer(
        'create guest payment',
        call(createGuestPayment, { params: { id: orderId }, query: payer.proof, body: start }),
      );
}

/** Asks the provider about a payment. For a guest it is only read: the server alone may ask. */
export const checkPayment = (id: string, payer: Payer): Promise<Payment> =>
  payer.kind === 'member'
    ? requireAnswer('verify payment', call(verifyPayment, { params: { id }, body: {} }))
    : requireAnswer(
        'get payment status',
        call(getGuestPaymentStatus, { params: { id }, query: payer.proof }),
      );
