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
  loading?: boolean;
  className?: string;
};

export function Stat({ label, value, change, hint, loading, className }: StatProps) {
  const { t } = useTranslation('ui');
  const tone = change?.good ? 'text-jade' : 'text-danger';
  const Arrow = change?.direction === 'up' ? TrendingUp : TrendingDown;
  return (
    <Card className={clsx('flex flex-col', className)}>
      <p className="text-sm text-ink-2">{label}</p>
      {loading ? (
        <Skeleton className="mt-2 h-8 w-32" />
      ) : (
        <p className="mt-1 text-xl font-bold whitespace-nowrap tabular-nums">{value}</p>
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
