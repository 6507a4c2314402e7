import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getProduct } from '#shared/catalogue/get-product.contract.ts';
import { searchProducts } from '#shared/catalogue/product-lists.contract.ts';
import { maxSampleLines } from '#shared/vouchers/preview-voucher.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Combobox } from '#web/ui/fields/combobox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { QuantityStepper } from '#web/ui/fields/quantity-stepper.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { useDebounced } from '#web/ui/hooks/use-debounced.ts';

export type SampleItem = {
  productId: string;
  variantId: string | null;
  name: string;
  hasVariants: boolean;
  quantity: number;
};

type Props = { items: readonly SampleItem[]; onChange: (items: readonly SampleItem[]) => void };

const most = 999;

/** Sample cart to try a voucher on; it is never saved. */
export function SampleCart({ items, onChange }: Props) {
  const { t } = useTranslation('promotions');
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), 250);
  const { data, isFetching } = useQuery({
    ...apiQuery(searchProducts, { query: { q, pageSize: '8' } }),
    enabled: q.length > 0,
  });
  const found = q.length > 0 ? (data?.data ?? []) : [];
  const add = (id: string | undefined) => {
    const card = found.find((one) => one.id === id);
    if (card)
      onChange([
        ...items,
        { productId: card.id, variantId: null, name: card.name, hasVariants: card.hasVariants, quantity: 1 },
      ]);
    setTyped('');
  };
  const change = (at: number, changes: Partial<SampleItem>) =>
    onChange(items.map((item, place) => (place === at ? { ...item, ...changes } : item)));
  return (
    <div className="space-y-3">
      <Field label={t('preview.product')}>
        <Combobox
          key={items.length}
          placeholder={t('preview.productPlaceholder')}
          emptyText={t('preview.type')}
          options={found.map(({ id, name, code }) => ({ value: id, label: name, hint: code }))}
          value={undefined}
          onChange={add}
          onQuery={setTyped}
          loading={isFetching}
          disabled={items.length >= maxSampleLines}
        />
      </Field>
      {items.length > 0 && (
        <ul className="divide-y divide-line">
          {items.map((item, place) => (
            <li
              // The index is part of the key, because the same product can be listed in two variants.
              // oxlint-disable-next-line react/no-array-index-key
              key={`${item.productId} ${place}`}
              className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5 text-sm"
            >
              <span className="min-w-40 grow basis-0 font-medium">{item.name}</span>
              {item.hasVariants && (
                <Variants item={item} onChange={(variantId) => change(place, { variantId })} />
              )}
              <QuantityStepper
                size="sm"
                label={t('preview.quantity', { name: item.name })}
                value={item.quantity}
                onChange={(quantity) => change(place, { quantity })}
                available={most}
              />
              <IconButton
                size="sm"
                label={t('preview.remove', { name: item.name })}
                icon={<X />}
                onClick={() => onChange(items.filter((_, at) => at !== place))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Select for the product's variant; the item is not counted until one is chosen. */
function Variants({ item, onChange }: { item: SampleItem; onChange: (id: string) => void }) {
  const { t } = useTranslation('promotions');
  const { data } = useQuery(apiQuery(getProduct, { params: { id: item.productId } }));
  const variants = data?.variants ?? [];
  return (
    <Select
      size="sm"
      className="w-44"
      aria-label={t('preview.variant', { name: item.name })}
      placeholder={t('preview.chooseVariant')}
      options={variants.map(({ id, name, value }) => ({ value: id, label: `${name}: ${value}` }))}
      value={item.variantId ?? undefined}
      onChange={onChange}
    />
  );
}
