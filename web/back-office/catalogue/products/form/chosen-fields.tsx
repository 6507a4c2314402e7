import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductForStaff } from '#shared/catalogue/admin-products.contract.ts';
import { ComboboxField } from '#web/ui/form/choice-fields.tsx';
import { brandsQuery, businessesQuery, categoriesQuery, inTree, optionsOf } from '../api/form-choices.ts';

export function CategoryField() {
  const { t } = useTranslation('staffProducts');
  const { data = [], isPending, isError } = useQuery(categoriesQuery);
  return (
    <ComboboxField
      name="categoryId"
      required
      options={inTree(data, t('hidden'))}
      loading={isPending}
      emptyText={t(isError ? 'form.categoriesFailed' : 'form.noCategories')}
    />
  );
}

type MakerFieldProps = { known: Pick<ProductForStaff, 'business' | 'brand'> | undefined };

export function BusinessField({ known }: MakerFieldProps) {
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

export function BrandField({ known }: MakerFieldProps) {
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
