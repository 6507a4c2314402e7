import { Trash2 } from 'lucide-react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Goods } from '#shared/inventory/goods.contract.ts';
import type { TransferDraft } from '#shared/inventory/transfers.contract.ts';
import { goodsKey } from '../rules/goods-key.ts';
import { GoodsName } from './goods-name.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { FormContext, useFormAround } from '#web/ui/form/form-context.ts';
import { NumberField } from '#web/ui/form/number-fields.tsx';

/** The wanted goods with their quantities; details of the goods come from the search that found them. */
export function GoodsLines({ known }: { known: ReadonlyMap<string, Goods> }) {
  const { t } = useTranslation('transfers');
  const around = useFormAround();
  const { control, setValue } = around.form;
  const lines = useWatch({ control, name: 'lines' }) as TransferDraft['lines'];
  const { errors } = useFormState({ control, name: 'lines' });
  const problem = errors['lines'] as { message?: string; root?: { message?: string } } | undefined;
  const said = problem?.message ?? problem?.root?.message;
  return (
    <fieldset {...(said !== undefined && { 'data-problem': '' })}>
      <legend className="mb-1.5 text-sm font-semibold">{t('form.lines', { count: lines.length })}</legend>
      {lines.length === 0 && <p className="text-sm text-ink-2">{t('form.noLines')}</p>}
      <ol className="divide-y divide-line">
        {lines.map((line, place) => {
          const goods = known.get(goodsKey(line));
          return (
            <li key={goodsKey(line)} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
              <div className="min-w-0 grow basis-64">{goods && <GoodsName goods={goods} />}</div>
              <FormContext value={{ ...around, row: { path: `lines.${place}`, texts: 'linesRow' } }}>
                <NumberField name="quantity" hideLabel fieldClassName="w-28" className="text-right" />
              </FormContext>
              <IconButton
                size="sm"
                label={t('form.remove', { name: goods?.productName })}
                icon={<Trash2 />}
                onClick={() =>
                  setValue(
                    'lines',
                    lines.filter((one) => one !== line),
                    { shouldDirty: true },
                  )
                }
              />
            </li>
          );
        })}
      </ol>
      {said && (
        <p role="alert" className="mt-2 text-sm font-medium text-danger">
          {said}
        </p>
      )}
    </fieldset>
  );
}
