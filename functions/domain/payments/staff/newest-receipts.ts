import type { PaymentRow } from '#shared/payments/staff-payments.contract.ts';
import { paymentsView } from './payments-view.ts';

type Receipt = Pick<PaymentRow, 'id' | 'orderCode' | 'received'> & { receivedAt: string };

/**
 * Lists recently paid payments, in the order of their creation. Nearly all payments are paid within minutes, so
 * this is close to the order of their money.
 */
export async function newestReceipts(limit: number): Promise<Receipt[]> {
  const { rows } = await paymentsView.rows().list({
    where: [{ column: 'status', is: 'succeeded' }],
    sort: { by: 'createdAt', descending: true },
    take: limit,
    counted: false,
  });
  return rows.map(({ succeededAt, createdAt, ...row }) => ({ ...row, receivedAt: succeededAt ?? createdAt }));
}
