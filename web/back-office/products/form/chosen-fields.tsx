import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductForStaff } from '#shared/catalogue/admin-products.contract.ts';
import { ComboboxField } from '#web/ui/form/choice-fields.tsx';
import { brandsQuery, businessesQuery, categoriesQuery, inTree } from '../api/form-choices.ts';

type Named = { id: string; name: string };

/** What was found, and what is chosen already, which the search need not find. */
const optionsOf = (found: readonly Named[] = [], known: Named | null | undefined) =>
  [...(known && !found.some(({ id }) => id === known.id) ? [known] : []), ...found].map(({ id, name }) => ({
    value: id,
    label: name,
  }));

export function CategoryField() {
  const { t } = useTranslation('staffProducts');
  const { data = [], isPending, isError } = useQuery(categoriesQuery);
  return (
    <ComboboxField
      name="categoryId"
      required
      options={inTree(data)}
      loading={isPending}
      emptyText={t(isError ? 'form.categoriesFailed' : 'form.noCategories')}
    />
  );
}

type Known = { known: Pick<ProductForStaff, 'business' | 'brand'> | undefined };

export function BusinessField({ known }: Known) {
  const [typed, setTyped] = useState('');
  const { data, isPending } = useQuery(businessesQuery(useDeferredValue(typed)));
  return (
    <ComboboxField
      name="businessId"
      required
      options={optionsOf(data?.data, known?.business)}
      onQuery={setTyped}
      loading={isPending}
    />
  );
}

export function BrandField({ known }: Known) {
  const [typed, setTyped] = useState('');
  const { data, isPending } = useQuery(brandsQuery(useDeferredValue(typed)));
  return (
    <ComboboxField
      name="brandId"
      options={optionsOf(data?.data, known?.brand)}
      onQuery={setTyped}
      loading={isPending}
      clearable
    />
  );
}
