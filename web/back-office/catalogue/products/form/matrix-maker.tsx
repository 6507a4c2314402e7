import { Grid2x2Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { useFormAround } from '#web/ui/form/form-context.ts';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { dimensionsOf, matrixOf, type Dimension, type VariantValues } from '../rules/variant-matrix.ts';

const none: Dimension = { name: '', values: '' };

/** Creates variants from options (2 colours × 2 sizes = 4). Existing variants keep their data. */
export function MatrixMaker({ onMade }: { onMade: (rows: VariantValues[]) => void }) {
  const { t } = useTranslation('staffProducts');
  const { form } = useFormAround();
  const known = () => form.getValues('variants') as VariantValues[];
  const [dimensions, setDimensions] = useState<Dimension[]>(() => {
    const [first = none, second = none] = dimensionsOf(known());
    return [first, second];
  });
  const say = (place: number, said: Partial<Dimension>) =>
    setDimensions(dimensions.map((one, at) => (at === place ? { ...one, ...said } : one)));
  const rows = matrixOf(dimensions, known(), String(form.getValues('code')));
  return (
    <Card className="space-y-4.5">
      <CardHeader title={t('matrix.title')} hint={t('matrix.hint')} />
      {dimensions.map(({ name, values }, place) => (
        <div key={place} className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-[14rem_1fr]">
          <Field label={t('matrix.name', { index: place + 1 })}>
            <Input
              value={name}
              placeholder={t(place === 0 ? 'matrix.colour' : 'matrix.size')}
              onChange={({ target }) => say(place, { name: target.value })}
            />
          </Field>
          <Field label={t('matrix.values', { index: place + 1 })}>
            <Input
              value={values}
              placeholder={t(place === 0 ? 'matrix.colours' : 'matrix.sizes')}
              onChange={({ target }) => say(place, { values: target.value })}
            />
          </Field>
        </div>
      ))}
      <Button icon={<Grid2x2Plus />} disabled={rows.length === 0} onClick={() => onMade(rows)}>
        {t('matrix.make', { count: rows.length })}
      </Button>
    </Card>
  );
}
