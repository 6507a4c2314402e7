import { useTranslation } from 'react-i18next';
import { codeFrom } from '#shared/catalogue/product-code.ts';
import { slugify } from '#shared/values/text.ts';
import type { ProductForStaff } from '#shared/catalogue/admin-products.contract.ts';
import { type ProductType, productTypes, productUnits, unitWord } from '#shared/catalogue/product-choices.ts';
import { SelectField, SwitchField } from '#web/ui/form/choice-fields.tsx';
import { DecimalField } from '#web/ui/form/decimal-field.tsx';
import { useFormAround } from '#web/ui/form/form-context.ts';
import { RichTextField } from '#web/ui/form/rich-text-field.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-fields.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { BrandField, BusinessField, CategoryField } from './chosen-fields.tsx';
import { DerivedField } from './derived-field.tsx';
import { leaveShelves, UnitFields } from './unit-fields.tsx';
import { UnitsCard } from './units-card.tsx';

type Props = {
  product: ProductForStaff | undefined;
  /** True for a new product, whose code and slug follow its name. */
  follows: boolean;
  /** Unit of an older product that is none of today's nine. */
  keptUnit: string | undefined;
};

export const pair = 'grid items-start gap-x-4 gap-y-4.5 sm:grid-cols-2';

/** Tab with basic data: name, type and assignment. */
export function BasicsTab({ product, follows, keptUnit }: Props) {
  const { t } = useTranslation('staffProducts');
  const { form } = useFormAround();
  /** A product that is not physical goods has no opening stock. */
  const become = (type: ProductType) => {
    if (type !== 'product') leaveShelves(form);
  };
  const units = [...(keptUnit ? [keptUnit] : []), ...productUnits];
  return (
    <>
      <Card className="space-y-4.5">
        <CardHeader title={t('form.part.names')} />
        <TextField name="name" required />
        <div className={pair}>
          <DerivedNames follows={follows} />
          <TextField name="barCode" inputMode="numeric" />
          <SelectField
            name="type"
            options={productTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
            onChosen={become}
          />
        </div>
        <SwitchField name="isActive" />
      </Card>
      <Card className="space-y-4.5">
        <CardHeader title={t('form.part.place')} />
        <div className={pair}>
          <CategoryField />
          <BusinessField known={product} />
          <BrandField known={product} />
          <SelectField
            name="unit"
            required
            options={units.map((value) => ({ value, label: unitWord(value) }))}
          />
        </div>
        <div className={pair}>
          <UnitFields product={product} />
          <DecimalField name="weight" after="kg" />
          <TextField name="dimensions" />
        </div>
      </Card>
      {!follows && product && <UnitsCard product={product} />}
      <Card className="space-y-4.5">
        <CardHeader title={t('form.part.words')} />
        <TextAreaField name="shortDescription" most={300} counted rows={3} />
        <RichTextField name="description" />
      </Card>
    </>
  );
}

const DerivedNames = ({ follows }: { follows: boolean }) => (
  <>
    <DerivedField name="code" derive={codeFrom} follows={follows} />
    <DerivedField name="slug" derive={slugify} follows={follows} />
  </>
);
