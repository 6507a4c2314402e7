import { ClipboardCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Count } from '#shared/inventory/counts.contract.ts';
import type { GoodsOnShelf } from '#shared/inventory/goods.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Stat } from '#web/ui/data/stat.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { History } from '#web/ui/record/history.tsx';
import { useCounting } from '../hooks/use-counting.ts';
import { CountLines } from './count-lines.tsx';
import { piecesOf } from '../rules/goods-key.ts';
import { GoodsScan } from './goods-scan.tsx';
import { UncountedGoods } from './uncounted-goods.tsx';

const views = ['all', 'different', 'same'] as const;

export function CountPage({ count }: { count: Count }) {
  const { t } = useTranslation('counts');
  const { number } = useFormat();
  const counting = useCounting(count);
  const [view, setView] = useState<(typeof views)[number]>('all');
  const { id, lines, status, warehouse, version } = count;
  const isOpen = status === 'open';
  const different = lines.filter(({ difference }) => difference !== 0);
  const shown = { all: lines, different, same: lines.filter(({ difference }) => difference === 0) }[view];
  const sum = (sign: 1 | -1) =>
    number(lines.reduce((total, { difference }) => total + Math.max(0, sign * difference), 0));

  const scan = async (goods: GoodsOnShelf) => {
    const { counted, expected, productName } = await counting.add(goods, piecesOf(goods));
    return {
      tone: 'good' as const,
      text: `${productName} · ${number(counted)}`,
      hint: t('expectedHint', { count: expected }),
    };
  };

  return (
    <div className="space-y-5">
      {isOpen && (
        <Card>
          <GoodsScan warehouseId={warehouse.id} onGoods={scan} />
        </Card>
      )}
      <div className="grid gap-3 sm:grid-cols-3">
        <Stat label={t('lineCount')} value={number(lines.length)} />
        <Stat label={t('surplus')} value={sum(1)} />
        <Stat label={t('shortfall')} value={sum(-1)} />
      </div>
      <Card padded={false}>
        <div className="px-4 pt-4">
          <Tabs
            look="pill"
            label={t('lines')}
            value={view}
            onChange={setView}
            tabs={views.map((value) => ({ value, label: t(`view.${value}`) }))}
          >
            <div className="-mx-4 mt-3">
              {shown.length === 0 ? (
                <EmptyState
                  size="sm"
                  icon={<ClipboardCheck />}
                  title={t('noLines')}
                  hint={t(isOpen ? 'noLinesHint' : 'noneOfThese')}
                />
              ) : (
                <CountLines countId={id} lines={shown} counting={isOpen ? counting : undefined} />
              )}
            </div>
          </Tabs>
        </div>
      </Card>
      {isOpen && <UncountedGoods countId={id} counting={counting} />}
      <Card key={version} className="max-w-200">
        <CardHeader title={t('history')} />
        <History of="count" id={id} />
      </Card>
    </div>
  );
}
