import { refundsView } from '#functions/domain/refunds/refunds-view.ts';
import { takingsView } from './takings-view.ts';

/** Current rows that the money reports add up. */
export const moneyRows = async () => ({
  takings: await takingsView.read(),
  refunds: refundsView.rows('whole'),
});
export type MoneyRows = Awaited<ReturnType<typeof moneyRows>>;
