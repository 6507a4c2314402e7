import { Shapes } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ProductForStaff } from '#shared/catalogue/admin-products.contract.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useFormAround } from '#web/ui/form/form-context.ts';
import { FormRow, RowsProblem } from '#web/ui/form/rows-field.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { MatrixMaker } from './matrix-maker.tsx';
import type { PictureSending } from './use-picture-sending.ts';
import { VariantLine } from './variant-line.tsx';

const blank = { name: '', value: '', sku: '', additionalPrice: 0, stock: 0, cost: null, image: null };

type Props = { product: ProductForStaff | undefined; pictures: PictureSending };

/** Tab with variants: generated from options, then edited by price, code and picture. */
export function VariantsTab({ product, pictures }: Props) {
  const { t } = useTranslation('staffProducts');
  const { control } = useFormAround().form;
  const rows = useFieldArray({ control, name: 'variants' });
  const images = useWatch({ control, name: 'images' }) as { url: string }[];
  return (
    <>
      <MatrixMaker onMade={(made) => rows.replace(made)} />
      <Card>
        <CardHeader title={t('form.part.variants')} hint={t('form.variantsHint')} />
        {rows.fields.length === 0 ? (
          <EmptyState
            size="sm"
            icon={<Shapes />}
            title={t('form.noVariants')}
            hint={t('form.noVariantsHint')}
          />
        ) : (
          <ol className="divide-y divide-line">
            {rows.fields.map(({ id }, place) => (
              <li key={id} className="py-3 first:pt-0">
                <FormRow of="variants" index={place}>
                  <VariantLine
                    place={place}
                    product={product}
                    images={images.map(({ url }) => url)}
                    srcOf={pictures.srcOf}
                    onRemove={() => rows.remove(place)}
                  />
                </FormRow>
              </li>
            ))}
          </ol>
        )}
        <RowsProblem of="variants" />
        {rows.fields.length < 50 && (
          <Button size="sm" className="mt-3" onClick={() => rows.append({ ...blank })}>
            {t('form.addVariant')}
          </Button>
        )}
      </Card>
    </>
  );
}
