import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryRow } from '#shared/inventory/inventory.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { GoodsPicture } from '#web/ui/media/goods-picture.tsx';
import { Drawer } from '#web/ui/overlays/drawer.tsx';
import { AdjustForm } from './adjust-form.tsx';
import { ShelfStates } from './shelf-states.tsx';
import { MovementLines } from './movement-lines.tsx';
import { ShelfLots } from './shelf-lots.tsx';

type Props = { shelf: InventoryRow; onClose: () => void };

/** Panel for one shelf beside the list: quantities, the form to correct them, and the movements. */
export default function StockLevelDrawer({ shelf, onClose }: Props) {
  const { t } = useTranslation('inventory');
  const { number } = useFormat();
  const { say } = useShopWords();
  const [of, setOf] = useState<'one' | 'all'>('one');
  const figures = [
    ['onHand', shelf.onHand],
    ['reserved', shelf.reserved],
    ['onOrder', shelf.onOrder],
    ['available', shelf.available],
  ] as const;
  return (
    <Drawer open size="lg" title={t('sheet')} onOpenChange={(open) => !open && onClose()}>
      <div className="mb-4 flex gap-3.5">
        <GoodsPicture image={shelf.image} ground={shelf.ground} className="w-14!" />
        <div className="min-w-0">
          <p className="font-bold wrap-anywhere">{shelf.productName}</p>
          <p className="text-sm text-ink-2">
            {[shelf.sku ?? shelf.productCode, say(shelf.variantName), shelf.warehouseName]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <div className="mt-1.5">
            <ShelfStates shelf={shelf} />
          </div>
        </div>
      </div>
      <dl className="mb-5 grid grid-cols-4 divide-x divide-line rounded-md border border-line text-center max-sm:grid-cols-2 max-sm:divide-x-0">
        {figures.map(([name, count]) => (
          <div key={name} className="px-2 py-2.5">
            <dt className="text-xs text-ink-2">{t(`list.${name}`)}</dt>
            <dd className="text-lg font-bold">{number(count)}</dd>
          </div>
        ))}
      </dl>
      <AdjustForm key={shelf.id} shelf={shelf} />
      <ShelfLots key={`lots ${shelf.id}`} shelf={shelf} />
      <Tabs
        look="pill"
        className="mt-6"
        label={t('ledger.title')}
        value={of}
        onChange={setOf}
        tabs={[
          { value: 'one', label: t('ledger.one') },
          { value: 'all', label: t('ledger.all') },
        ]}
      >
        <div className="mt-4">
          <MovementLines shelf={shelf} all={of === 'all'} />
        </div>
      </Tabs>
    </Drawer>
  );
}
