import type { ReplyOf } from '#shared/contract/route.ts';
import type { getAnalytics } from '#shared/reports/analytics.contract.ts';

const steps = ['visit', 'product', 'cart', 'checkout', 'ordered', 'paid'] as const;
type Analytics = Pick<ReplyOf<typeof getAnalytics>, 'days' | 'before'>;

/**
 * Count of each step, and its share of the previous step. The share is undefined if the previous step has no
 * count or a smaller one, because counter orders come without a browser visit.
 */
export function funnelOf({ days, before }: Analytics) {
  const counts = steps.map((name) => days.reduce((sum, day) => sum + day[name], 0));
  const most = Math.max(1, ...counts);
  return steps.map((name, place) => {
    const count = counts[place] ?? 0;
    const earlier = place === 0 ? undefined : counts[place - 1];
    const isPart = earlier !== undefined && earlier > 0 && count <= earlier;
    return {
      name,
      count,
      before: before[name],
      share: isPart ? Math.round((count / earlier) * 1000) / 10 : undefined,
      ofFirst: (count / most) * 100,
    };
  });
}
