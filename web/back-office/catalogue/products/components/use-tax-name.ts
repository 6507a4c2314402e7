import { useTranslation } from 'react-i18next';
import type { taxTypes } from '#shared/catalogue/product-choices.ts';
import { taxLabelOf } from '#shared/catalogue/tax-labels.ts';

type TaxType = (typeof taxTypes)[number];

/** Returns a function for tax names such as '8%', 'KCT 10%', 'Thuế khác'. */
export function useTaxName(): (type: TaxType) => string {
  const { t } = useTranslation('staffProducts');
  return (type) => (type === 'khac' ? t('tax.other') : taxLabelOf(type));
}
