import { useQuery } from '@tanstack/react-query';
import { Package } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupLabels } from '#shared/catalogue/commission-rules.ts';
import { categoryGroups, stockStatuses, taxTypes } from '#shared/catalogue/product-choices.ts';
import { ListScreen, type OnSearch } from '#web/ui/list/list-screen.tsx';
import { useListQuery } from '#web/ui/list/use-list-query.ts';
import { productIds, productsQuery } from '../api/product-queries.ts';
import { productSearch, type ProductSearch } from '../rules/product-search.ts';
import { useProductColumns } from './product-columns.tsx';
import { useBulkChanges } from './use-bulk-changes.tsx';
import { useTaxName } from './use-tax-name.ts';
import { businessesQuery, businessQuery, categoriesQuery, inTree, optionsOf } from '../api/form-choices.ts';

type Props = { search: ProductSearch; onSearch: OnSearch<ProductSearch>; tools?: ReactNode };

export function ProductList({ search, onSearch, tools }: Props) {
  const { t } = useTranslation('staffProducts');
  const query = useQuery(productsQuery(useListQuery('products', productSearch, search)));
  const taxName = useTaxName();
  return (
    <ListScreen
      name="products"
      label={t('title')}
      query={query}
      of={productSearch}
      search={search}
      onSearch={onSearch}
      words={{ name: 'q', label: t('searchLabel'), placeholder: t('search') }}
      choices={[
        {
          name: 'isActive',
          label: t('column.status'),
          all: t('all.status'),
          options: [
            { value: 'true', label: t('status.on') },
            { value: 'false', label: t('status.off') },
          ],
        },
        {
          name: 'stockStatus',
          many: true,
          label: t('column.stock'),
          all: t('all.stock'),
          options: stockStatuses.map((value) => ({ value, label: t(`stock.${value}`) })),
        },
        {
          name: 'taxType',
          many: true,
          label: t('column.tax'),
          all: t('all.tax'),
          options: taxTypes.map((value) => ({ value, label: taxName(value) })),
        },
        {
          name: 'categoryGroup',
          many: true,
          label: t('column.group'),
          all: t('all.group'),
          options: categoryGroups.map((value) => ({
            value,
            label: t('group', { share: groupLabels[value] }),
          })),
        },
        ...usePlaceChoices(search),
      ]}
      columns={useProductColumns()}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      texts={{ failed: t('failed'), empty: t('empty'), emptyHint: t('emptyHint') }}
      icon={<Package />}
      bulk={useBulkChanges()}
      everything={productIds}
      tools={tools}
      exportAs="san-pham"
    />
  );
}

/** Options of the list's filters by category, including subcategories, and by business. */
function usePlaceChoices({ businessId = '' }: ProductSearch) {
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
