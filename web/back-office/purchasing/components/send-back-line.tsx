import { useTranslation } from 'react-i18next';
import { isSameLot, type LotPieces, piecesOf } from '#shared/inventory/lots.ts';
import type { PurchaseLine } from '#shared/purchasing/purchase.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';
import { QuantityStepper } from '#web/ui/fields/quantity-stepper.tsx';
import { useFormField } from '#web/ui/form/use-form-field.ts';
import { keptQuantity, perUnitOf } from '../rules/purchase-boxes.ts';
import { GoodName } from './good-name.tsx';
import { SerialsField } from './serials-field.tsx';

type Props = {
  line: PurchaseLine;
  quantity: number;
  /** Received pieces of each lot, for goods with lots. */
  lots: LotPieces[] | undefined;
  bySerial: boolean;
};

/** Row of a return to the supplier: quantity, lots and serial numbers. */
export function SendBackLine({ line, quantity, lots, bySerial }: Props) {
  const { t } = useTranslation('purchasing');
  const { number } = useFormat();
  const { say } = useShopWords();
  const { field, error } = useFormField('quantity');
  const most = keptQuantity(line);
  const name = [line.name, say(line.variantName)].filter(Boolean).join(' · ');
  return (
    <div className="grid items-center gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
      <GoodName good={line} />
      <p className="text-sm text-ink-2 tabular-nums">{t('sendBack.kept', { most: number(most) })}</p>
      <div className="flex flex-wrap items-center gap-3 sm:justify-end">
        {lots || bySerial ? (
          <output aria-label={t('sendBack.quantity', { name })} className="font-semibold tabular-nums">
            {t('sendBack.takes', { shown: number(quantity) })}
          </output>
        ) : (
          <QuantityStepper
            size="sm"
            min={0}
            limit={most}
            label={t('sendBack.quantity', { name })}
            value={quantity}
            onChange={field.onChange}
          />
        )}
      </div>
      {lots && (
        <div className="sm:col-span-3">
          <LotSteppers known={lots} onSum={field.onChange} />
        </div>
      )}
      {bySerial && (
        <div className="sm:col-span-3">
          <SerialsField
            perUnit={perUnitOf(line)}
            onCount={lots ? undefined : (count) => field.onChange(Math.floor(count / perUnitOf(line)))}
          />
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

/** Quantities by received lot; their sum is the returned quantity. */
function LotSteppers({ known, onSum }: { known: LotPieces[]; onSum: (sum: number) => void }) {
  const { t } = useTranslation('purchasing');
  const { day, number } = useFormat();
  const { field } = useFormField('lots');
  const going = Array.isArray(field.value) ? (field.value as LotPieces[]) : [];
  const take = (lot: LotPieces, quantity: number) => {
    const others = going.filter((one) => !isSameLot(one, lot));
    const next = quantity > 0 ? [...others, { ...lot, quantity }] : others;
    field.onChange(next);
    onSum(piecesOf(next));
  };
  return (
    <ul className="space-y-2">
      {known.map((lot) => {
        const { code, expiresOn, quantity } = lot;
        const label = t('page.lot', { code, day: day(expiresOn), count: number(quantity) });
        return (
          <li
            key={`${expiresOn} ${code}`}
            className="flex flex-wrap items-center justify-between gap-2 text-sm"
          >
            <span>{label}</span>
            <QuantityStepper
              size="sm"
              min={0}
              limit={quantity}
              label={label}
              value={going.find((one) => isSameLot(one, lot))?.quantity ?? 0}
              onChange={(wanted) => take(lot, wanted)}
            />
          </li>
        );
      })}
    </ul>
  );
}
