import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { GoodsOnShelf } from '#shared/inventory/goods.contract.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';
import { uncountedQuery } from '../api/inventory-queries.ts';
import type { useCounting } from '../hooks/use-counting.ts';
import { goodsKey } from '../rules/goods-key.ts';
import { GoodsName } from './goods-name.tsx';

type Props = { countId: string; counting: ReturnType<typeof useCounting> };

/** Goods in stock that were not counted. Their quantity stays unless staff say that there are none. */
export function UncountedGoods({ countId, counting }: Props) {
  const { t } = useTranslation('counts');
  const { number } = useFormat();
  const query = useQuery(uncountedQuery(countId));
  const { total = 0, data: goods = [] } = query.data ?? {};
  const none = async (one: GoodsOnShelf) => {
    try {
      await counting.setNone(one);
    } catch (failure) {
      toast.error(t('noneFailed'), { description: messageOf(failure) });
    }
  };
  return (
    <Card padded={false}>
      <div className="px-4 pt-4">
        <CardHeader
          title={t('uncounted', { count: total, shown: number(total) })}
          hint={t('uncountedHint')}
        />
      </div>
      <ListFaces
        query={query}
        count={goods.length}
        waiting={
          <Loading>
            <SkeletonText lines={4} />
          </Loading>
        }
        failed={t('uncountedFailed')}
        empty={
          <EmptyState
            size="sm"
            icon={<ClipboardCheck />}
            title={t('allCounted')}
            hint={t('allCountedHint')}
          />
        }
      >
        <ul className="max-h-100 divide-y divide-line overflow-auto">
          {goods.map((one) => (
            <li key={goodsKey(one)} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2">
              <span className="min-w-0 grow basis-64 text-sm">
                <GoodsName goods={one} />
              </span>
              <span className="text-sm text-ink-2 tabular-nums">
                {t('expectedHint', { count: one.onHand })}
              </span>
              <Button size="sm" onClick={() => void none(one)}>
                {t('none')}
              </Button>
            </li>
          ))}
        </ul>
      </ListFaces>
    </Card>
  );
}
