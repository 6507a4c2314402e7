import { useEffect, type KeyboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { maxLotsPerLine, piecesOf } from '#shared/inventory/lots.ts';
import { maxPieces } from '#shared/purchasing/purchase-draft.ts';
import type { PurchaseLine } from '#shared/purchasing/purchase.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';
import { QuantityStepper } from '#web/ui/fields/quantity-stepper.tsx';
import { CheckField, DayField } from '#web/ui/form/choice-fields.tsx';
import { useFormAround } from '#web/ui/form/form-context.ts';
import { NumberField } from '#web/ui/form/number-fields.tsx';
import { RowsField } from '#web/ui/form/rows-field.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { useFormField } from '#web/ui/form/use-form-field.ts';
import { outstandingQuantity, perUnitOf } from '../rules/purchase-boxes.ts';
import { GoodName } from './good-name.tsx';
import { SerialsField } from './serials-field.tsx';

type Props = { line: PurchaseLine; quantity: number; byLot: boolean; bySerial: boolean };

/** Row of a receipt: quantity, lots, serial numbers, and whether it is the last delivery of the line. */
export function ReceiveLine({ line, quantity, byLot, bySerial }: Props) {
  const { t } = useTranslation('purchasing');
  const { number } = useFormat();
  const { say } = useShopWords();
  const { field, error } = useFormField('quantity');
  const awaited = outstandingQuantity(line);
  const name = [line.name, say(line.variantName)].filter(Boolean).join(' · ');
  return (
    <div className="grid items-center gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
      <GoodName good={line} />
      <p className="text-sm text-ink-2 tabular-nums">
        {t('receive.awaited', { awaited: number(awaited), quantity: number(line.quantity) })}
      </p>
      <div className="flex flex-wrap items-center gap-3 sm:justify-end">
        {byLot || bySerial ? (
          <output aria-label={t('receive.quantity', { name })} className="font-semibold tabular-nums">
            {t('receive.took', { shown: number(quantity) })}
          </output>
        ) : (
          <QuantityStepper
            size="sm"
            min={0}
            limit={maxPieces}
            label={t('receive.quantity', { name })}
            value={quantity}
            onChange={field.onChange}
          />
        )}
      </div>
      {byLot && (
        <div className="sm:col-span-3">
          <LotsField rest={Math.max(0, awaited - quantity)} onSum={field.onChange} />
        </div>
      )}
      {bySerial && (
        <div data-naming="" className="sm:col-span-3">
          <SerialsField
            perUnit={perUnitOf(line)}
            onCount={byLot ? undefined : (count) => field.onChange(Math.floor(count / perUnitOf(line)))}
          />
        </div>
      )}
      {quantity < awaited && (
        <div className="sm:col-span-3">
          <CheckField name="isLast" />
        </div>
      )}
      {error && (
        <p role="alert" className="text-sm font-medium text-danger sm:col-span-3">
          {error}
        </p>
      )}
    </div>
  );
}

/** Lots of a receipt line; their sum is the received quantity. */
function LotsField({ rest, onSum }: { rest: number; onSum: (sum: number) => void }) {
  const { t } = useTranslation('purchasing');
  const { form, row } = useFormAround();
  const lots = useWatch({ control: form.control, name: `${row?.path}.lots` }) as LotBoxes[] | undefined;
  const sum = piecesOf((lots ?? []).map((lot) => ({ quantity: lot.quantity ?? 0 })));
  useEffect(() => {
    onSum(sum);
  }, [onSum, sum]);
  return (
    <RowsField
      name="lots"
      empty={{ code: '', expiresOn: '', quantity: rest > 0 ? rest : null }}
      most={maxLotsPerLine}
      add={t('receive.addLot')}
    >
      {() => (
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-[minmax(0,1fr)_11rem_7rem]">
          <div data-naming="" className="max-sm:col-span-2">
            <TextField
              name="code"
              required
              autoCapitalize="characters"
              autoComplete="off"
              onKeyDown={onward}
            />
          </div>
          <DayField name="expiresOn" required />
          <NumberField name="quantity" required />
        </div>
      )}
    </RowsField>
  );
}

/** Enter moves the focus to the expiry date instead of submitting, because a scanner ends with Enter. */
function onward(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.closest('li')?.querySelector<HTMLInputElement>('input[name$="expiresOn"]')?.focus();
}

type LotBoxes = { code: string; expiresOn: string; quantity: number | null };
