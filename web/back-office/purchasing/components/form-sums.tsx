import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PurchaseBoxes } from '#shared/purchasing/purchase-draft.ts';
import { sumsOf } from '#shared/purchasing/purchase-sums.ts';
import { useFormAround } from '#web/ui/form/form-context.ts';
import { PurchaseSums } from './purchase-sums.tsx';

const counted = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Totals of the form while it is being filled in. */
export function FormSums() {
  const { t } = useTranslation('purchasing');
  const { form } = useFormAround();
  const [items, discount, freight] = useWatch({
    control: form.control,
    name: ['items', 'discount', 'freight'],
  }) as [PurchaseBoxes['items'], unknown, unknown];
  const lines = items.map(({ quantity, cost, taxRate }) => ({
    quantity: counted(quantity),
    cost: counted(cost),
    taxRate: counted(taxRate),
  }));
  const sums = sumsOf(lines, { discount: counted(discount), freight: counted(freight) });
  return <PurchaseSums sums={sums} note={t('form.taxNote')} />;
}
