import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { taxTypes } from '#shared/catalogue/product-choices.ts';
import type { ShowValue } from '#web/ui/form/conflict-dialog.tsx';
import { categoriesQuery, inTree } from '../api/form-choices.ts';
import { useTaxName } from '../components/use-tax-name.ts';

/** Of what two people changed, what is kept as a code, as both of them know it. */
export function useShownValue(): ShowValue {
  const { t } = useTranslation('staffProducts');
  const { data = [] } = useQuery(categoriesQuery);
  const taxName = useTaxName();
  return (name, value) => {
    if (Array.isArray(value)) return t('form.rows', { count: value.length });
    if (typeof value === 'boolean') return t(value ? 'form.yes' : 'form.no');
    if (name === 'categoryId') return inTree(data).find((category) => category.value === value)?.label;
    if (name === 'taxType') {
      const type = taxTypes.find((known) => known === value);
      return type && taxName(type);
    }
    if (name === 'description') return String(value).replace(/<[^>]*>/g, ' ');
    return undefined;
  };
}
