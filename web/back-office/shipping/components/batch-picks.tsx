import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PackingOrder } from '#shared/shipping/packing-order.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { type Pick, type PickPlace, pickPlaces } from '../rules/pick-list.ts';

/** Pick list of all claimed orders by shelf, in walking order. */
export function BatchPicks({ orders }: { orders: readonly PackingOrder[] }) {
  const { t } = useTranslation('packing');
  const places = pickPlaces(orders);
  // With only one warehouse its name is left out.
  const isOne = new Set(places.map(({ warehouse }) => warehouse.id)).size === 1;
  const nameOf = ({ warehouse, place }: PickPlace) =>
    [isOne ? '' : warehouse.name, place || t('batch.noPlace')].filter(Boolean).join(' · ');
  return (
    <Card className="print:hidden">
      <CardHeader title={t('batch.picks')} hint={t('batch.picksHint')} />
      {places.length === 0 ? (
        <p className="text-sm text-ink-2">{t('batch.allFetched')}</p>
      ) : (
        <div className="space-y-4">
          {places.map((shelf) => (
            <section key={`${shelf.warehouse.id} ${shelf.place}`} aria-label={nameOf(shelf)}>
              <h3 className="flex items-center gap-1.5 text-sm font-bold text-brand [&_svg]:size-4">
                <MapPin aria-hidden />
                {nameOf(shelf)}
              </h3>
              <ol className="divide-y divide-line text-sm">
                {shelf.picks.map((pick) => (
                  <PickLine key={pick.line.id} pick={pick} />
                ))}
              </ol>
            </section>
          ))}
        </div>
      )}
    </Card>
  );
}

function PickLine({ pick: { line, quantity, orders } }: { pick: Pick }) {
  const { t } = useTranslation('packing');
  const { say } = useShopWords();
  return (
    <li className="flex justify-between gap-3 py-2.5">
      <span className="min-w-0">
        <span className="font-semibold">
          {[line.name, say(line.variantName)].filter(Boolean).join(' · ')}
        </span>
        <span className="block text-xs text-ink-2">
          {[line.sku, orders.map((one) => `${one.code} × ${one.quantity}`).join(', ')].join(' · ')}
        </span>
      </span>
      <span className="shrink-0 text-base font-bold tabular-nums">
        {t('wanted', { count: quantity, unit: line.unit })}
      </span>
    </li>
  );
}
