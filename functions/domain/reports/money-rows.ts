import { paymentsView } from '#functions/domain/payments/staff/payments-view.ts';
import { refundsView } from '#functions/domain/refunds/refunds-view.ts';

/** What reports of money are added up from. */
export const moneyRows = () => ({ payments: paymentsView.rows(), refunds: refundsView.rows() });
export type MoneyRows = ReturnType<typeof moneyRows>;
