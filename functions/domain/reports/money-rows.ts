import { refundsView } from '#functions/domain/refunds/refunds-view.ts';
import { takingsView } from './takings/takings-view.ts';

/** What reports of money are added up from, all of it as it is now. */
export const moneyRows = async () => ({
  takings: await takingsView.read(),
  refunds: refundsView.rows('whole'),
});
export type MoneyRows = Awaited<ReturnType<typeof moneyRows>>;
