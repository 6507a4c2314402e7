import type { RewardLine } from '#shared/referrals/rewards.contract.ts';

/** Returns the text key that explains a line's calculation. */
export function lineWords({ kind, amount, by }: Pick<RewardLine, 'kind' | 'amount' | 'by'>) {
  if (kind === 'voucher') return 'until';
  if (kind === 'earned') return by && amount < by.whole ? 'capped' : 'earned';
  if (kind === 'returned') return amount > 0 ? 'keptAfterAll' : 'returned';
  return kind;
}

/** Formats basis points: 200 are 2%. */
export const percentOf = (basisPoints: number, write: (percent: number) => string): string =>
  write(basisPoints / 100);
