import type { PaymentRow } from '#shared/payments/staff-payments.contract.ts';
import { newestRows } from '#functions/platform/views/newest-rows.ts';
import { paymentsView } from './payments-view.ts';

type Receipt = Pick<PaymentRow, 'id' | 'orderCode' | 'received'> & { receivedAt: string };

/** Recently paid payments in order of creation: nearly all are paid within minutes. */
export async function newestReceipts(limit: number): Promise<Receipt[]> {
  const where = [{ column: 'status', is: 'succeeded' }] as const;
  const rows = await newestRows(paymentsView.rows(), { by: 'createdAt', take: limit, where });
  return rows.map(({ succeededAt, createdAt, ...row }) => ({ ...row, receivedAt: succeededAt ?? createdAt }));
}
