import * as z from 'zod';
import type { Table } from '#functions/platform/table/table.ts';
import { mostAttempts, paymentKeys } from './payment-keys.ts';
import { paymentRecord, StoredPayment } from './payment-record.ts';

const Pointer = z.object({ paymentId: z.string() });

export const createPaymentRepository = (table: Table) => ({
  find: (paymentId: string): Promise<StoredPayment | undefined> =>
    paymentRecord.find(table, { id: paymentId }),

  /** Every attempt to pay an order, newest first. */
  async listForOrder(orderId: string): Promise<StoredPayment[]> {
    const asked = {
      pk: paymentKeys.partition(orderId),
      startsWith: paymentKeys.attempts,
      limit: mostAttempts,
      newestFirst: true,
    };
    return (await table.query(asked, StoredPayment)).items;
  },

  /** Which attempt a code in a provider's words means. */
  async findIdByCode(code: string): Promise<string | undefined> {
    return (await table.get(paymentKeys.code(code), Pointer))?.paymentId;
  },
});

export type PaymentRepository = ReturnType<typeof createPaymentRepository>;
