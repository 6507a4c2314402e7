import { useTranslation } from 'react-i18next';
import { maxLotsPerLine } from '#shared/inventory/lots.ts';
import { DayField } from '#web/ui/form/choice-fields.tsx';
import { FormContext, useFormAround } from '#web/ui/form/form-context.ts';
import { NumberField } from '#web/ui/form/number-fields.tsx';
import { RowsField } from '#web/ui/form/rows-field.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';

/** Field for all lots of a shelf, usable in any form about a shelf. It brings its own texts. */
export function LotRows() {
  const { t } = useTranslation('lots');
  const around = useFormAround();
  return (
    <FormContext value={{ ...around, texts: { ns: 'lots', at: 'form' } }}>
      <RowsField
        name="lots"
        empty={{ code: '', expiresOn: '', quantity: null }}
        most={maxLotsPerLine}
        add={t('form.add')}
      >
        {() => (
          <div className="grid grid-cols-2 gap-3">
            <div className="col-span-2">
              <TextField name="code" required autoCapitalize="characters" autoComplete="off" />
            </div>
            <DayField name="expiresOn" required />
            <NumberField name="quantity" required />
          </div>
        )}
      </RowsField>
    </FormContext>
  );
}
