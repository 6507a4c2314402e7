import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  type InventoryRow,
  saveInventories,
  shelfAdjustmentFrom,
} from '#shared/inventory/inventory.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useCan } from '#web/platform/session/use-session.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ConflictDialog } from '#web/ui/form/conflict-dialog.tsx';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { MoneyField, NumberField } from '#web/ui/form/number-fields.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { readShelf } from '../api/inventory-queries.ts';

type ShelfFacts = Pick<InventoryRow, 'onHand' | 'cost' | 'minQuantity' | 'maxQuantity' | 'place'>;

/** Initial cost in the form, for staff who may see costs: whole đồng, and empty if the cost is unknown. */
const shownCost = (cost = 0): number | null => (cost > 0 ? Math.round(cost) : null);

const valuesOf = ({ onHand, cost, minQuantity, maxQuantity, place }: ShelfFacts) => ({
  onHand,
  ...(cost !== undefined && { cost: shownCost(cost) }),
  minQuantity,
  maxQuantity,
  place,
  reason: '',
});

type ReadShelf = { onHand: number; cost: number | null };
const readOf = ({ onHand, cost }: ShelfFacts): ReadShelf => ({ onHand, cost: shownCost(cost) });

/** Form for the quantity on a shelf, its cost per piece, and its minimum and maximum quantity. */
export function AdjustForm({ shelf }: { shelf: InventoryRow }) {
  const { t } = useTranslation('inventory');
  const { number } = useFormat();
  const saving = useAct(saveInventories, { done: t('adjust.saved') });
  const seesCosts = useCan('costs.read');
  // The shelf as it was read; the server changes it only if it is still the same.
  const [known, setKnown] = useState(() => readOf(shelf));
  const read = useRef(known);
  const readAs = (now: ReadShelf) => {
    // A ref, because the form can be sent again after a conflict before the next render.
    read.current = now;
    setKnown(now);
  };
  const form = useContractForm(shelfAdjustmentFrom(known), {
    values: valuesOf(shelf),
    send: ({ reason, cost, ...said }, clientRequestId) => {
      const { productId, variantId, warehouseId } = shelf;
      const isValued = seesCosts && (cost ?? null) !== read.current.cost;
      const row = {
        variantId,
        warehouseId,
        onHandBefore: read.current.onHand,
        ...said,
        ...(isValued && { cost: cost ?? 0 }),
      };
      return saving.send({
        params: { id: productId },
        body: { inventories: [row], clientRequestId, ...(reason && { reason }) },
      });
    },
    onDone: (_, { onHand, cost = null }) => {
      readAs({ onHand, cost });
      form.setValue('reason', '');
    },
    latest: async () => {
      const now = (await readShelf(shelf)) ?? shelf;
      readAs(readOf(now));
      return valuesOf(now);
    },
  });
  const [said, saidCost] = useWatch({ control: form.control, name: ['onHand', 'cost'] });
  const difference = typeof said === 'number' ? said - shelf.onHand : 0;
  return (
    <ContractForm form={form} texts={{ ns: 'inventory', at: 'adjust' }} className="space-y-3.5">
      <h3 className="text-sm font-semibold">{t('adjust.title')}</h3>
      <FormProblem form={form} fallback={t('adjust.failed')} />
      <div className="grid grid-cols-3 gap-3 max-sm:grid-cols-1">
        <NumberField name="onHand" required />
        <NumberField name="minQuantity" />
        <NumberField name="maxQuantity" />
      </div>
      <div className={seesCosts ? 'grid grid-cols-2 gap-3 max-sm:grid-cols-1' : undefined}>
        {seesCosts && <MoneyField name="cost" />}
        <TextField name="place" maxLength={24} />
      </div>
      <TextField name="reason" required={difference !== 0 || (saidCost ?? null) !== known.cost} />
      <div className="flex items-center gap-3">
        <Button variant="primary" type="submit" loading={form.sending}>
          {t(form.sending ? 'adjust.saving' : 'adjust.save')}
        </Button>
        {difference !== 0 && (
          <p role="status" className="text-sm text-ink-2">
            {t('adjust.change', { change: `${difference > 0 ? '+' : '−'}${number(Math.abs(difference))}` })}
          </p>
        )}
      </div>
      <ConflictDialog />
    </ContractForm>
  );
}
