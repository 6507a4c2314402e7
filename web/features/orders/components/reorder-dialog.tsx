import { useQuery } from '@tanstack/react-query';
import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { QueryError } from '#web/ui/feedback/error-state.tsx';
import { GoodsPicture } from '#web/ui/media/goods-picture.tsx';
import { PictureLineSkeleton } from '#web/ui/feedback/picture-line-skeleton.tsx';
import { Loading } from '#web/ui/feedback/skeleton.tsx';
import { reorderQuery } from '../api/order-queries.ts';
import { type BuyAgain, linesToBuy, quantityNow, type ReorderLine } from '../rules/reorder-lines.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';

type Props = {
  order: { id: string; code: string };
  /** Adds the lines to the cart and reports the result itself. */
  onAdd: (lines: BuyAgain[]) => Promise<void>;
  onClose: () => void;
};

/** Orders the lines again at current prices; changes are shown before anything enters the cart. */
export function ReorderDialog({ order, onAdd, onClose }: Props) {
  const { t } = useTranslation(['orders', 'common']);
  const query = useQuery(reorderQuery(order.id));
  const { data, error } = query;
  const [adding, setAdding] = useState(false);
  const lines = data ? linesToBuy(data.items) : [];
  const add = async () => {
    setAdding(true);
    await onAdd(lines);
    onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      closable={!adding}
      title={t('reorder.title', { code: order.code })}
      description={t('reorder.lead')}
      footer={
        <>
          <Button disabled={adding} className="max-sm:h-11" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button
            variant="primary"
            className="max-sm:h-11"
            icon={<ShoppingCart />}
            disabled={lines.length === 0}
            loading={adding}
            loadingText={t('reorder.adding')}
            onClick={() => void add()}
          >
            {data && lines.length === 0 ? t('reorder.nothing') : t('reorder.add', { count: lines.length })}
          </Button>
        </>
      }
    >
      {!data && !error && <LineSkeletons />}
      {!data && error && <QueryError query={query} size="sm" title={t('reorder.failed')} />}
      {data && (
        <>
          <ul className="-my-3 divide-y divide-line">
            {data.items.map((line) => (
              <Line key={`${line.productId} ${line.variantId}`} line={line} />
            ))}
          </ul>
          <p className="mt-4 flex items-baseline justify-between gap-4 border-t border-line pt-4">
            <span className="font-bold">{t('reorder.total')}</span>
            <span className="text-xl font-bold text-brand tabular-nums">{formatVnd(data.total)}</span>
          </p>
          <p className="text-right text-sm text-ink-2 tabular-nums">
            {t('reorder.thenTotal', { amount: formatVnd(data.thenTotal) })}
          </p>
        </>
      )}
    </Dialog>
  );
}

const tones: Record<ReorderLine['change'], BadgeTone> = {
  same: 'neutral',
  dearer: 'gold',
  cheaper: 'jade',
  fewer: 'gold',
  out_of_stock: 'danger',
  gone: 'danger',
};

function Line({ line }: { line: ReorderLine }) {
  const { say } = useShopWords();
  const { t } = useTranslation('orders');
  const { change, thenUnitTotal, nowUnitTotal, available, quantity, variantName } = line;
  const now = quantityNow(line);
  const difference = Math.abs((nowUnitTotal ?? thenUnitTotal) - thenUnitTotal);
  return (
    <li className="flex gap-3.5 py-3.5">
      <GoodsPicture
        image={line.image}
        ground={line.ground}
        className={now === 0 ? 'w-14! opacity-50 grayscale' : 'w-14!'}
      />
      <div className="min-w-0 grow text-sm">
        <p className="line-clamp-2 font-medium">{line.name}</p>
        {variantName && <p className="text-ink-2">{say(variantName)}</p>}
        <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 tabular-nums">
          {nowUnitTotal !== null && now > 0 && (
            <span className="font-semibold">
              {t('detail.each', { price: formatVnd(nowUnitTotal), count: now })}
            </span>
          )}
          {(now === 0 || (difference > 0 && now > 0)) && (
            <s className="text-ink-3">
              {now === 0
                ? t('detail.each', { price: formatVnd(thenUnitTotal), count: quantity })
                : formatVnd(thenUnitTotal)}
            </s>
          )}
          <Badge tone={tones[change]}>
            {t(`reorder.change.${change}`, { amount: formatVnd(difference), count: available })}
          </Badge>
        </p>
      </div>
    </li>
  );
}

function LineSkeletons() {
  return (
    <Loading times={2} className="space-y-4">
      <PictureLineSkeleton />
    </Loading>
  );
}
