import type { RewardLine } from '#shared/referrals/rewards.contract.ts';

/** What explains a line of an order in numbers. */
export function lineWords({ kind, amount, by }: Pick<RewardLine, 'kind' | 'amount' | 'by'>) {
  if (kind === 'voucher') return 'until';
  if (kind === 'earned') return by && amount < by.whole ? 'capped' : 'earned';
  if (kind === 'returned') return amount > 0 ? 'keptAfterAll' : 'returned';
  return kind;
}

/** Hundredths of a percent as people read them: 200 are 2%. */
export const percentOf = (basisPoints: number, write: (percent: number) => string): string =>
  write(basisPoints / 100);
