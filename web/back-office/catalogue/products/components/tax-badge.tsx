import { useTranslation } from 'react-i18next';
import type { AdminProduct } from '#shared/catalogue/admin-products.contract.ts';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';
import { useTaxName } from './use-tax-name.ts';

/** Badge color by tax rate: up to 5 percent, up to 8, and above. */
const toneOf = (rate: number): BadgeTone => {
  if (rate <= 5) return 'jade';
  return rate <= 8 ? 'sky' : 'gold';
};

export function TaxBadge({ taxType, taxRate }: Pick<AdminProduct, 'taxType' | 'taxRate'>) {
  const { t } = useTranslation('staffProducts');
  const nameOf = useTaxName();
  if (taxRate === 0) return <Badge>{t('tax.included')}</Badge>;
  const name = nameOf(taxType);
  return <Badge tone={toneOf(taxRate)}>{taxType === 'khac' ? `${name} ${taxRate}%` : name}</Badge>;
}
