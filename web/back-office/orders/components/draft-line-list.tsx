import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PackageSearch, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxLineQuantity } from '#shared/cart/limits.ts';
import { findGoods } from '#shared/inventory/goods.contract.ts';
import { maxOrderLines } from '#shared/orders/order-choices.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Combobox } from '#web/ui/fields/combobox.tsx';
import { QuantityStepper } from '#web/ui/fields/quantity-stepper.tsx';
import { useDebounced } from '#web/ui/hooks/use-debounced.ts';
import { GoodsPicture } from '#web/ui/media/goods-picture.tsx';
import { type DraftLine, lineKey, lineOfGoods, withMore } from '../rules/draft-line.ts';

type Props = {
  lines: readonly DraftLine[];
  /** Warehouse to search: null for all, as a parcel can come from any; undefined if not known yet. */
  warehouseId: string | null | undefined;
  onChange: (lines: DraftLine[]) => void;
};

/** Field for the goods of an order: found by name, code or barcode, each with a quantity. */
export function DraftLineList({ lines, warehouseId, onChange }: Props) {
  const { t } = useTranslation('staffOrders');
  const { say } = useShopWords();
  const put = (key: string, quantity: number) =>
    onChange(lines.map((line) => (lineKey(line) === key ? { ...line, quantity } : line)));
  return (
    <>
      <GoodsSearch
        warehouseId={warehouseId}
        disabled={lines.length >= maxOrderLines}
        onChoose={(line) => onChange(withMore(lines, line))}
      />
      {lines.length === 0 && <EmptyState size="sm" icon={<PackageSearch />} title={t('wanted.empty')} />}
      <ul className="mt-3 divide-y divide-line">
        {lines.map((line) => {
          const key = lineKey(line);
          return (
            <li key={key} className="flex flex-wrap items-center gap-3 py-3">
              <GoodsPicture image={line.image} ground={line.ground} className="w-10!" />
              <div className="min-w-0 grow basis-40">
                <p className="font-medium wrap-anywhere">{line.name}</p>
                <p className="text-xs text-ink-2">
                  {[line.variantName && say(line.variantName), line.code].filter(Boolean).join(' · ')}
                </p>
              </div>
              <QuantityStepper
                size="sm"
                value={line.quantity}
                limit={maxLineQuantity}
                label={t('wanted.quantity', { name: line.name })}
                onChange={(quantity) => put(key, quantity)}
              />
              <IconButton
                size="sm"
                label={t('wanted.remove', { name: line.name })}
                icon={<Trash2 />}
                onClick={() => onChange(lines.filter((other) => lineKey(other) !== key))}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}

type SearchProps = {
  warehouseId: Props['warehouseId'];
  disabled: boolean;
  onChoose: (line: DraftLine) => void;
};

function GoodsSearch({ warehouseId, disabled, onChoose }: SearchProps) {
  const { t } = useTranslation('staffOrders');
  const { say } = useShopWords();
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), 200);
  const { data, isFetching } = useQuery({
    ...apiQuery(findGoods, { query: { q, ...(warehouseId && { warehouseId }) } }),
    enabled: q.length > 0 && warehouseId !== undefined,
    placeholderData: keepPreviousData,
  });
  const found = q.length > 0 ? (data?.data ?? []) : [];
  return (
    <Combobox
      aria-label={t('wanted.search')}
      placeholder={t('wanted.search')}
      value={undefined}
      onQuery={setTyped}
      loading={isFetching}
      disabled={disabled}
      emptyText={t('wanted.nothing')}
      options={found.map((goods) => ({
        value: lineKey(goods),
        label: [goods.productName, goods.variantName && say(goods.variantName)].filter(Boolean).join(' · '),
        hint: t('wanted.left', { code: goods.code, count: goods.available }),
      }))}
      onChange={(key) => {
        const goods = found.find((one) => lineKey(one) === key);
        if (goods) onChoose(lineOfGoods(goods));
        setTyped('');
      }}
    />
  );
}
