import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryRow } from '#shared/inventory/inventory.contract.ts';
import { listShelfLots } from '#shared/inventory/lots.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { LotDay } from './lot-day.tsx';
import { LotsForm } from './lots-form.tsx';

/** Lots of one shelf, shown if the product is tracked by lots or if any lots are left. */
export function ShelfLots({ shelf }: { shelf: InventoryRow }) {
  const { t } = useTranslation('lots');
  const { number } = useFormat();
  const [editing, setEditing] = useState(false);
  const { productId, variantId, warehouseId } = shelf;
  const { data, isError } = useQuery({
    ...apiQuery(listShelfLots, {
      params: { productId },
      query: { warehouseId, ...(variantId !== null && { variantId }) },
    }),
    staleTime: 0,
  });
  if (isError)
    return (
      <p role="alert" className="mt-6 text-sm text-danger">
        {t('shelf.failed')}
      </p>
    );
  if (!data || (!data.byLot && data.data.length === 0)) return null;
  return (
    <section className="mt-6">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h3 className="text-sm font-semibold">{t('shelf.title')}</h3>
        <Button size="sm" onClick={() => setEditing(!editing)}>
          {t(editing ? 'shelf.cancel' : 'shelf.edit')}
        </Button>
      </div>
      {editing ? (
        <LotsForm shelf={shelf} lots={data.data} onDone={() => setEditing(false)} />
      ) : (
        <ul className="divide-y divide-line rounded-md border border-line text-sm">
          {data.data.map((lot) => (
            <li key={lot.id} className="flex items-start justify-between gap-3 px-3 py-2">
              <span className="min-w-0">
                <span className="font-medium wrap-anywhere">{lot.code}</span>
                {lot.held > 0 && (
                  <Badge tone="danger" className="ml-2">
                    {t('held', { count: lot.held })}
                  </Badge>
                )}
                <span className="block">
                  <LotDay day={lot.expiresOn} />
                </span>
              </span>
              <span className="font-semibold tabular-nums">{number(lot.quantity)}</span>
            </li>
          ))}
          {(data.unknown > 0 || data.data.length === 0) && (
            <li className="flex justify-between gap-3 px-3 py-2 text-ink-2">
              {t(data.unknown > 0 ? 'shelf.unknown' : 'shelf.none')}
              {data.unknown > 0 && <span className="tabular-nums">{number(data.unknown)}</span>}
            </li>
          )}
        </ul>
      )}
      {!editing && data.data.some(({ held }) => held > 0) && (
        <p className="mt-2 text-sm text-ink-2">{t('heldHint')}</p>
      )}
    </section>
  );
}
