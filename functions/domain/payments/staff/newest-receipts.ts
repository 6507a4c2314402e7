import type { PaymentRow } from '#shared/payments/staff-payments.contract.ts';
import { paymentsView } from './payments-view.ts';

type Receipt = Pick<PaymentRow, 'id' | 'orderCode' | 'received'> & { receivedAt: string };

/** Recently paid payments in order of creation: nearly all are paid within minutes. */
export async function newestReceipts(limit: number): Promise<Receipt[]> {
  const { rows } = await paymentsView.rows().list({
    where: [{ column: 'status', is: 'succeeded' }],
    sort: { by: 'createdAt', descending: true },
    take: limit,
    counted: false,
  });
  return rows.map(({ succeededAt, createdAt, ...row }) => ({ ...row, receivedAt: succeededAt ?? createdAt }));
}
