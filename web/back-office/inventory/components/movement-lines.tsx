import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowRight, History as Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { internalCauses } from '#shared/inventory/stock-causes.ts';
import type { InventoryRow, Movement } from '#shared/inventory/inventory.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { CopyButton } from '#web/ui/data/copy-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';
import { Timeline } from '#web/ui/record/timeline.tsx';
import { movementsQuery } from '../api/inventory-queries.ts';

type Props = {
  shelf: Pick<InventoryRow, 'productId' | 'variantId' | 'warehouseId'>;
  /** True for movements of the whole product, false for those of this shelf. */
  all: boolean;
};

/** Movements of a shelf: reason, order, person, and the quantities before and after. */
export function MovementLines({ shelf, all }: Props) {
  const { t } = useTranslation('inventory');
  const query = useInfiniteQuery(movementsQuery(shelf, all));
  const lines = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <ListFaces
      query={query}
      count={lines.length}
      waiting={
        <Loading>
          <SkeletonText lines={4} />
        </Loading>
      }
      failed={t('ledger.failed')}
      empty={<EmptyState size="sm" icon={<Clock />} title={t('ledger.empty')} hint={t('ledger.emptyHint')} />}
    >
      <Timeline
        lines={lines.map((line) => ({
          id: line.id,
          title: <Why line={line} />,
          note: <Counts line={line} />,
          meta: <Meta line={line} />,
        }))}
      />
      {query.isFetchNextPageError && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {t('ledger.failed')}
        </p>
      )}
      {query.hasNextPage && (
        <Button
          className="mt-4 w-full"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('ledger.more')}
        </Button>
      )}
    </ListFaces>
  );
}

function Why({ line: { why, of } }: { line: Movement }) {
  const { t } = useTranslation('inventory');
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-0.5">
      {t(`why.${why}`)}
      {internalCauses.includes(why) && <Badge>{t('ledger.internal')}</Badge>}
      {of && (
        <CopyButton value={of.code} label={t('ledger.copy')} className="-my-1.5 -ml-1.5 text-sm font-normal">
          {t(`of.${of.kind}`, { code: of.code })}
        </CopyButton>
      )}
    </span>
  );
}

const counts = ['onHand', 'reserved', 'onOrder', 'cost'] as const;

/** Shows only quantities that changed: before, after and difference. */
function Counts({ line }: { line: Movement }) {
  const { t } = useTranslation('inventory');
  const { number, unitCost } = useFormat();
  const shown = (name: (typeof counts)[number], value: number) =>
    name === 'cost' ? unitCost(value) : number(value);
  const changed = counts.flatMap((name) => {
    const step = line[name];
    return step && step.from !== step.to ? [{ name, ...step }] : [];
  });
  return (
    <span className="block">
      <span className="flex flex-wrap gap-x-5 gap-y-0.5">
        {changed.map(({ name, from, to }) => (
          <span key={name} className="inline-flex items-center gap-x-1.5">
            {t(`list.${name}`)}
            <span className="line-through">{shown(name, from)}</span>
            <ArrowRight aria-hidden className="size-3.5" />
            <span className="sr-only">{t('ledger.to')}</span>
            <span className="font-semibold text-ink">{shown(name, to)}</span>
            <span className={to > from ? 'text-jade' : 'text-danger'}>
              {to > from ? '+' : '−'}
              {shown(name, Math.abs(to - from))}
            </span>
          </span>
        ))}
      </span>
      {line.lost && <span className="block">{t('ledger.lost', line.lost)}</span>}
      {line.note && <span className="block">{line.note}</span>}
    </span>
  );
}

function Meta({ line: { at, who } }: { line: Movement }) {
  const { t } = useTranslation('inventory');
  const { moment } = useFormat();
  const shopper = who?.role === 'user' ? t('ledger.shopper') : t('ledger.gone');
  return (
    <>
      <time dateTime={at}>{moment(at)}</time> · {who ? (who.fullName ?? shopper) : t('ledger.system')}
    </>
  );
}
