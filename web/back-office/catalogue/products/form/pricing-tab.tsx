import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ProductForStaff } from '#shared/catalogue/admin-products.contract.ts';
import { taxTypes } from '#shared/catalogue/product-choices.ts';
import { taxLabelOf } from '#shared/catalogue/tax-labels.ts';
import { taxRateOf } from '#shared/catalogue/tax-rules.ts';
import { isBoundTo } from '#shared/catalogue/unit.ts';
import { taxOf } from '#shared/values/money.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Price } from '#web/ui/data/price.tsx';
import { SelectField } from '#web/ui/form/choice-fields.tsx';
import { DecimalField } from '#web/ui/form/decimal-field.tsx';
import { useFormAround } from '#web/ui/form/form-context.ts';
import { MoneyField, NumberField } from '#web/ui/form/number-fields.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { useTaxName } from '../components/use-tax-name.ts';
import type { ProductValues } from '../rules/product-values.ts';
import { pair } from './basics-tab.tsx';
import { ComboParts } from './combo-parts.tsx';
import { OpeningStock } from './opening-stock.tsx';
import { ShelfTable } from './shelf-table.tsx';
import { UnitStock } from './units-card.tsx';

/** Tab with price, tax and stock. */
export function PricingTab({
  product,
  priceNow,
}: {
  product: ProductForStaff | undefined;
  priceNow: ReactNode;
}) {
  const { t } = useTranslation('staffProducts');
  const taxName = useTaxName();
  const { form } = useFormAround();
  const taxType = useWatch({ control: form.control, name: 'taxType' }) as ProductValues['taxType'];
  const nameTax = (type: string) => {
    const chosen = taxTypes.find((known) => known === type) ?? 'zero';
    form.setValue('taxName', 'VAT', { shouldDirty: true });
    form.setValue('taxRate', taxLabelOf(chosen, Number(form.getValues('taxRateDirect'))), {
      shouldDirty: true,
    });
  };
  return (
    <>
      <Card className="space-y-4.5">
        <CardHeader title={t('form.part.price')} />
        <div className={pair}>
          <MoneyField name="price" required zero />
          <MoneyField name="basePrice" zero />
        </div>
        <CustomerPrice />
        {priceNow}
        <div className={pair}>
          <NumberField name="minQuantity" zero />
          <NumberField name="maxQuantity" zero />
        </div>
      </Card>
      <Card className="space-y-4.5">
        <CardHeader title={t('form.part.tax')} />
        <div className={pair}>
          <SelectField
            name="taxType"
            required
            options={taxTypes.map((value) => ({ value, label: taxName(value) }))}
            onChosen={nameTax}
          />
          <TextField name="taxName" />
          {taxType === 'khac' && <DecimalField name="taxRateDirect" after="%" />}
        </div>
      </Card>
      <WhatThereIs product={product} />
    </>
  );
}

/** Stock by type: goods have shelves, a unit uses its base, a combo its parts, and a service is unlimited. */
function WhatThereIs({ product }: { product: ProductForStaff | undefined }) {
  const { t } = useTranslation('staffProducts');
  const { form } = useFormAround();
  const [type, masterUnitId] = useWatch({
    control: form.control,
    name: ['type', 'masterUnitId'],
  }) as [ProductValues['type'], string];
  if (type === 'combo') return <ComboParts product={product} />;
  if (type === 'service')
    return (
      <Card>
        <CardHeader title={t('form.part.stock')} hint={t('form.serviceHint')} />
      </Card>
    );
  if (isBoundTo(masterUnitId)) return <UnitStock />;
  return product ? <ShelfTable product={product} /> : <OpeningStock />;
}

/** Tax share of a price, and the price that shoppers see. */
function CustomerPrice() {
  const { t } = useTranslation('staffProducts');
  const { vnd } = useFormat();
  const { form } = useFormAround();
  const [price, basePrice, taxType, direct] = useWatch({
    control: form.control,
    name: ['price', 'basePrice', 'taxType', 'taxRateDirect'],
  }) as [number | null, number | null, ProductValues['taxType'], number];
  const before = price ?? 0;
  const rate = taxRateOf(taxType ?? 'zero', Number(direct) || 0);
  const tax = taxOf(before, rate);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-sm bg-sunken px-4 py-3">
      <p className="text-sm text-ink-2">{t('form.split', { price: vnd(before), tax: vnd(tax), rate })}</p>
      <p className="flex items-baseline gap-2 text-sm">
        {t('form.customerPays')} <Price amount={before + tax} base={basePrice} showDiscount />
      </p>
    </div>
  );
}
