import { useTranslation } from 'react-i18next';
import type { ReturnItem } from '#shared/returns/return-order.ts';
import type { StaffReturn } from '#shared/returns/staff-return.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { GoodsPicture } from '#web/ui/media/goods-picture.tsx';
import { ReturnPictures } from '#web/ui/record/return-pictures.tsx';

export function ReturnGoods({ entry: { items, inspectionMedia, shelves } }: { entry: StaffReturn }) {
  const { t } = useTranslation('staffReturns');
  return (
    <Card>
      <CardHeader title={t('page.goods')} />
      <ul className="-my-4 divide-y divide-line">
        {items.map((item) => (
          <li key={item.itemId} className="py-4">
            <Line item={item} />
            <Shelves shelves={shelves.filter(({ itemId }) => itemId === item.itemId)} />
            {inspectionMedia.some(({ itemId }) => itemId === item.itemId) && (
              <div className="mt-3 pl-16">
                <ReturnPictures
                  media={inspectionMedia.filter(({ itemId }) => itemId === item.itemId)}
                  pendingMedia={0}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Line({ item }: { item: ReturnItem }) {
  const { t } = useTranslation('staffReturns');
  const { say } = useShopWords();
  const { vnd } = useFormat();
  const { name, variantName, quantity, unitTotal, refundAmount, qaNote } = item;
  return (
    <div className="flex items-start gap-3.5 text-sm">
      <GoodsPicture image={item.image} ground={item.ground} className="w-12!" />
      <div className="min-w-0 grow">
        <p className="font-medium">{name}</p>
        <p className="text-ink-2 tabular-nums">
          {variantName && `${say(variantName)} · `}
          {`${vnd(unitTotal)} × ${quantity}`}
        </p>
        <InspectionResult item={item} />
        {qaNote && <p className="mt-1 wrap-anywhere">{qaNote}</p>}
      </div>
      <p className="shrink-0 text-right font-semibold tabular-nums">
        <span className="sr-only">{t('page.share')} </span>
        {vnd(refundAmount)}
      </p>
    </div>
  );
}

function InspectionResult({ item: { passed, quantity, restocked } }: { item: ReturnItem }) {
  const { t } = useTranslation('staffReturns');
  if (passed === null) return null;
  const parts = [
    passed > 0 && t('found.passed', { count: passed }),
    restocked > 0 && t('found.restocked', { count: restocked }),
    passed > restocked && t('found.written', { count: passed - restocked }),
    quantity > passed && t('found.failed', { count: quantity - passed }),
  ];
  return <p className="mt-1 font-medium">{parts.filter(Boolean).join(' · ')}</p>;
}

/** Original shelves of the goods, for restocking. */
function Shelves({ shelves }: Pick<StaffReturn, 'shelves'>) {
  const { t } = useTranslation('staffReturns');
  if (shelves.length === 0) return null;
  const where = shelves.map(({ warehouse, place, quantity }) =>
    t(place === null ? 'page.shelf' : 'page.shelfAt', { warehouse, place, pieces: quantity }),
  );
  return <p className="mt-1 pl-15.5 text-sm text-ink-2">{t('page.shelves', { where: where.join('; ') })}</p>;
}
