import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceBookLine } from '#shared/price-books/price-book.ts';
import { findPriceBookProducts } from '#shared/price-books/price-books.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { Combobox } from '#web/ui/fields/combobox.tsx';

/** Adds a product, found by name or code, to the sheet. It is saved once a price is entered. */
export function AddProduct({ bookId, onAdd }: { bookId: string; onAdd: (line: PriceBookLine) => void }) {
  const { t } = useTranslation('priceBooks');
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { data = [], isFetching } = useQuery({
    ...apiQuery(findPriceBookProducts, { params: { id: bookId }, query: { q, limit: 10 } }),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  });
  const found = q.length > 1 ? data : [];
  return (
    <Combobox
      className="mb-4 max-w-120"
      aria-label={t('line.add')}
      placeholder={t('line.add')}
      value={undefined}
      loading={isFetching}
      onQuery={setTyped}
      options={found.flatMap(({ productId, product }) =>
        product ? [{ value: productId, label: `${product.name} · ${product.code}` }] : [],
      )}
      onChange={(productId) => {
        const line = found.find((one) => one.productId === productId);
        if (line) onAdd(line);
      }}
    />
  );
}
