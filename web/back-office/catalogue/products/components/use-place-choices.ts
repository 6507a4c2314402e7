import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { businessesQuery, businessQuery, categoriesQuery, inTree, optionsOf } from '../api/form-choices.ts';
import type { ProductSearch } from '../rules/product-search.ts';

/** Options of the list's filters by category, including subcategories, and by business. */
export function usePlaceChoices({ businessId = '' }: ProductSearch) {
  const { t } = useTranslation('staffProducts');
  const [typed, setTyped] = useState('');
  const categories = useQuery(categoriesQuery);
  const businesses = useQuery(businessesQuery(useDeferredValue(typed)));
  const chosen = useQuery({ ...businessQuery(businessId), enabled: businessId !== '' });
  return [
    {
      name: 'categoryId',
      label: t('column.category'),
      all: t('all.category'),
      options: inTree(categories.data ?? [], t('hidden')),
      find: { loading: categories.isPending },
    },
    {
      name: 'businessId',
      label: t('column.business'),
      all: t('all.business'),
      options: optionsOf(businesses.data?.data, businessId === '' ? undefined : chosen.data),
      find: { onQuery: setTyped, loading: businesses.isPending },
    },
  ] as const;
}
