import * as z from 'zod';
import type { Table } from '#functions/platform/table/table.ts';
import { maxAttempts, paymentKeys } from './payment-keys.ts';
import { StoredPayment } from './payment-record.ts';

const Pointer = z.object({ paymentId: z.string() });

/** Lists every attempt to pay an order, newest first. */
export async function listAttempts(table: Table, orderId: string): Promise<StoredPayment[]> {
  const asked = {
    pk: paymentKeys.partition(orderId),
    startsWith: paymentKeys.attempts,
    limit: maxAttempts,
    newestFirst: true,
  };
  return (await table.query(asked, StoredPayment)).items;
}

/** Returns the id of the attempt with this payment code. */
export const findIdByCode = async (table: Table, code: string): Promise<string | undefined> =>
  (await table.get(paymentKeys.code(code), Pointer))?.paymentId;
