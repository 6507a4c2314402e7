import clsx from 'clsx';
import { TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../layout/card.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';

export type StatProps = {
  label: ReactNode;
  value: ReactNode;
  /** A change as text ('12,4%') and its direction; `good` tells whether the change is welcome. */
  change?: { text: string; direction: 'up' | 'down'; good: boolean };
  hint?: ReactNode;
  /** Past values, oldest first, drawn as a line. */
  trend?: readonly number[];
  loading?: boolean;
  className?: string;
};

export function Stat({ label, value, change, hint, trend, loading, className }: StatProps) {
  const { t } = useTranslation('ui');
  const tone = change ? (change.good ? 'text-jade' : 'text-danger') : 'text-ink-3';
  const Arrow = change?.direction === 'up' ? TrendingUp : TrendingDown;
  return (
    <Card className={clsx('flex flex-col', className)}>
      <p className="text-sm text-ink-2">{label}</p>
      {loading ? (
        <Skeleton className="mt-2 h-8 w-32" />
      ) : (
        <div className="mt-1 flex items-end justify-between gap-4">
          <p className="text-xl font-bold whitespace-nowrap tabular-nums">{value}</p>
          {trend && trend.length > 1 && <Trend values={trend} className={tone} />}
        </div>
      )}
      {(change || hint) && !loading && (
        <p className="mt-1.5 flex items-center gap-1.5 text-sm">
          {change && (
            <span className={clsx('inline-flex items-center gap-1 font-semibold', tone)}>
              <Arrow aria-hidden className="size-4" />
              <span aria-hidden>
                {change.direction === 'up' ? '+' : '−'}
                {change.text}
              </span>
              <span className="sr-only">{t(`stat.${change.direction}`, { value: change.text })}</span>
            </span>
          )}
          {hint && <span className="text-ink-2">{hint}</span>}
        </p>
      )}
    </Card>
  );
}

const [width, height] = [96, 32];

function Trend({ values, className }: { values: readonly number[]; className: string }) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const y = (value: number) => height - 3 - ((value - low) / (high - low || 1)) * (height - 6);
  const x = (index: number) => 2 + (index / (values.length - 1)) * (width - 4);
  const points = values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      className={clsx('h-8 w-24 shrink min-w-0', className)}
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
