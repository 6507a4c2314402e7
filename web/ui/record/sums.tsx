import clsx from 'clsx';
import type { ReactNode } from 'react';
import { formatVnd } from '#shared/values/money.ts';

export type Sum = {
  key: string;
  label: ReactNode;
  amount: number;
  /** `plain` is added, `off` is subtracted, `total` is the sum of the lines above it. */
  kind?: 'plain' | 'off' | 'total';
};

/** Shows amounts line by line down to the amount due, which is shown largest. */
export function Sums({ lines, due, note }: { lines: readonly Sum[]; due: Sum; note?: ReactNode }) {
  return (
    <div>
      <dl className="space-y-2 text-sm">
        {lines.map(({ key, label, amount, kind = 'plain' }) => (
          <div
            key={key}
            className={clsx(
              'flex items-baseline justify-between gap-4',
              kind === 'total' && 'border-t border-line pt-2 font-semibold',
            )}
          >
            <dt className={clsx(kind !== 'total' && 'text-ink-2')}>{label}</dt>
            <dd className={clsx('tabular-nums', kind === 'off' && 'text-jade')}>{formatVnd(amount)}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="text-base font-bold">{due.label}</dt>
          <dd className="text-xl font-bold whitespace-nowrap text-brand tabular-nums">
            {formatVnd(due.amount)}
          </dd>
        </div>
      </dl>
      {note && <p className="mt-2 text-xs text-ink-2">{note}</p>}
    </div>
  );
}
