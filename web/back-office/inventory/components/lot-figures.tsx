import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { type LotState, lotStates } from '#shared/inventory/lot-choices.ts';
import { countLots } from '#shared/inventory/lots.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';

const tones: Record<LotState, string> = { expired: 'text-danger', in30: 'text-gold', in90: '' };

type Counts = Record<LotState, number>;

/** Number of lots in each state; each number links to its list. */
function Figures({ counts, className }: { counts: Counts | undefined; className: string }) {
  const { t } = useTranslation('lots');
  const { number } = useFormat();
  return (
    <ul aria-label={t('figures')} className={clsx('grid grid-cols-3 divide-x divide-line', className)}>
      {lotStates.map((state) => (
        <li key={state} className="relative px-3 py-3 has-[a:hover]:bg-hover sm:px-4">
          {counts ? (
            <p className={clsx('text-2xl/8 font-bold', counts[state] > 0 ? tones[state] : 'text-ink-3')}>
              {number(counts[state])}
            </p>
          ) : (
            <Skeleton className="h-8 w-12" />
          )}
          <Link
            to="/admin/e-commerce/inventory/lots"
            search={{ state }}
            className="rounded-xs text-xs font-medium after:absolute after:inset-0 sm:text-sm"
          >
            {t(`states.${state}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Figures above the list of lots. Renders nothing on error; the list below reports it. */
export function LotFigures() {
  const { data, isError } = useQuery(apiQuery(countLots));
  if (isError) return null;
  return <Figures counts={data} className="mb-4 overflow-hidden rounded-md border border-line bg-surface" />;
}

/** Overview card, shown only if lots are tracked and some are expired or expire soon. */
export function ExpiringCard() {
  const { t } = useTranslation('lots');
  const { data } = useQuery(apiQuery(countLots));
  if (!data || data.expired + data.in90 === 0) return null;
  return (
    <Card padded={false} className="self-start overflow-hidden">
      <div className="px-4 pt-4">
        <CardHeader title={t('expiring')} hint={t('expiringHint')} />
      </div>
      <Figures counts={data} className="border-t border-line" />
    </Card>
  );
}
