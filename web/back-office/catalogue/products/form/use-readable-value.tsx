import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductForStaff } from '#shared/catalogue/admin-products.contract.ts';
import { productTypes, productUnits, taxTypes, unitWord } from '#shared/catalogue/product-choices.ts';
import type { ComboPart } from '#shared/catalogue/combo.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import type { ShowValue } from '#web/ui/form/conflict-dialog.tsx';
import { categoriesQuery, inTree, makersFound } from '../api/form-choices.ts';
import { partQuery } from '../api/product-queries.ts';
import { useTaxName } from '../components/use-tax-name.ts';
import { type ListedValue, listedValue } from '../rules/listed-value.ts';

export type NamedMaker = { id: string; name: string };

export const makersOf = ({ business, brand }: Pick<ProductForStaff, 'business' | 'brand'>): NamedMaker[] => [
  business,
  ...(brand ? [brand] : []),
];

/** Readable names for values that are stored as ids, for the conflict dialog. */
export function useReadableValue(makers: readonly NamedMaker[]): ShowValue {
  const { t } = useTranslation('staffProducts');
  const client = useQueryClient();
  const { data = [] } = useQuery(categoriesQuery);
  const { vnd } = useFormat();
  const taxName = useTaxName();
  const makerName = (id: unknown) => [...makers, ...makersFound(client)].find((one) => one.id === id)?.name;
  const coded: Record<string, (value: unknown) => string | undefined> = {
    categoryId: (value) => inTree(data, t('hidden')).find((category) => category.value === value)?.label,
    businessId: makerName,
    brandId: makerName,
    taxType(value) {
      const type = taxTypes.find((known) => known === value);
      return type && taxName(type);
    },
    type(value) {
      const type = productTypes.find((known) => known === value);
      return type && t(`type.${type}`);
    },
    unit: (value) => (productUnits.some((unit) => unit === value) ? unitWord(String(value)) : undefined),
    price: (value) => vnd(Number(value)),
    basePrice: (value) => vnd(Number(value)),
    description: (value) => String(value).replace(/<[^>]*>/g, ' '),
  };
  const partName = (id: string) => client.getQueryData(partQuery(id).queryKey)?.name ?? id;
  return (name, value) => {
    if (name === 'parts' && Array.isArray(value))
      return (
        <Lines
          lines={value.map(({ productId, quantity }: ComboPart) => ({
            text: `${partName(productId)} × ${quantity}`,
          }))}
        />
      );
    if (Array.isArray(value)) return <Lines lines={value.map((one) => listedValue(name, one))} />;
    if (typeof value === 'boolean') return t(value ? 'form.yes' : 'form.no');
    return value === '' || value === null ? undefined : coded[name]?.(value);
  };
}

/** Rows of a field one below the other: pictures, or texts. */
function Lines({ lines }: { lines: readonly ListedValue[] }): ReactNode {
  const { t } = useTranslation('form');
  if (lines.length === 0) return t('conflict.nothing');
  return (
    <span className="flex flex-wrap gap-1">
      {lines.map((line) =>
        'picture' in line ? (
          <img key={line.picture} src={line.picture} alt="" className="size-12 rounded-sm object-cover" />
        ) : (
          <span key={line.text} className="block w-full">
            {line.text}
          </span>
        ),
      )}
    </span>
  );
}
