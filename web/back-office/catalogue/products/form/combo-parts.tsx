import { useQueries } from '@tanstack/react-query';
import { Boxes } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ProductForStaff } from '#shared/catalogue/admin-products.contract.ts';
import { maxParts } from '#shared/catalogue/combo.ts';
import { taxRateOf } from '#shared/catalogue/tax-rules.ts';
import { taxOf } from '#shared/values/money.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useFormAround } from '#web/ui/form/form-context.ts';
import { RowsField } from '#web/ui/form/rows-field.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { partQuery } from '../api/product-queries.ts';
import { comboSums, type PartValues } from '../rules/combo-sums.ts';
import type { ProductValues } from '../rules/product-values.ts';
import { ComboPartRow } from './combo-part-row.tsx';

/** Parts of a combo, shown in place of stock. */
export function ComboParts({ product }: { product: ProductForStaff | undefined }) {
  const { t } = useTranslation('staffProducts');
  const { form } = useFormAround();
  const parts = useWatch({ control: form.control, name: 'parts' }) as PartValues[];
  return (
    <Card className="space-y-4.5">
      <RowsField
        name="parts"
        empty={{ productId: '', variantId: null, quantity: 1 }}
        most={maxParts}
        add={t('form.addPart')}
        movable
      >
        {(place) => <ComboPartRow place={place} comboId={product?.id} />}
      </RowsField>
      {parts.length === 0 ? (
        <EmptyState size="sm" icon={<Boxes />} title={t('form.noParts')} hint={t('form.noPartsHint')} />
      ) : (
        <ComboSums parts={parts} />
      )}
    </Card>
  );
}

/** Total price of the parts next to the combo's price, and how many combos can be sold now. */
function ComboSums({ parts }: { parts: readonly PartValues[] }) {
  const { t } = useTranslation('staffProducts');
  const { vnd, number } = useFormat();
  const { form } = useFormAround();
  const [price, taxType, direct] = useWatch({
    control: form.control,
    name: ['price', 'taxType', 'taxRateDirect'],
  }) as [number | null, ProductValues['taxType'], number];
  const products = useQueries({ queries: parts.map(({ productId }) => partQuery(productId ?? '')) });
  const { apart, stopped, sellable } = comboSums(
    parts.map(({ variantId, quantity }, place) => ({ variantId, quantity, product: products[place]?.data })),
  );
  const before = price ?? 0;
  const total = before + taxOf(before, taxRateOf(taxType ?? 'zero', Number(direct) || 0));
  return (
    <div className="space-y-2 rounded-sm bg-sunken px-4 py-3 text-sm">
      <dl className="flex flex-wrap justify-between gap-x-6 gap-y-1">
        <Fact name={t('combo.apart')} value={vnd(apart)} />
        <Fact name={t('combo.own')} value={vnd(total)} />
        <Fact name={t(apart >= total ? 'combo.less' : 'combo.more')} value={vnd(Math.abs(apart - total))} />
        <Fact name={t('combo.sellable')} value={sellable === undefined ? '–' : number(sellable)} />
      </dl>
      {stopped.length > 0 && (
        <p role="status" className="font-medium text-gold">
          {t('combo.stopped', { names: stopped.join(', ') })}
        </p>
      )}
    </div>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="flex items-baseline gap-2">
    <dt className="text-ink-2">{name}</dt>
    <dd className="font-semibold tabular-nums">{value}</dd>
  </div>
);
