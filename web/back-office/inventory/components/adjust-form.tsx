import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  type InventoryRow,
  saveInventories,
  shelfAdjustmentFrom,
} from '#shared/inventory/inventory.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { ConflictDialog } from '#web/ui/form/conflict-dialog.tsx';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { NumberField } from '#web/ui/form/number-fields.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { readShelf, useStockChanged } from '../api/inventory-queries.ts';

type Known = Pick<InventoryRow, 'onHand' | 'minQuantity' | 'maxQuantity' | 'place'>;

const valuesOf = ({ onHand, minQuantity, maxQuantity, place }: Known) => ({
  onHand,
  minQuantity,
  maxQuantity,
  place,
  reason: '',
});

/** What lies there, as somebody counted it, and how few and how many there should be. */
export function AdjustForm({ shelf }: { shelf: InventoryRow }) {
  const { t } = useTranslation('inventory');
  const { number } = useFormat();
  const changed = useStockChanged();
  // The number that was read: a shelf changes only from that.
  const read = useRef(shelf.onHand);
  const [known, setKnown] = useState(shelf.onHand);
  const readAs = (onHand: number) => {
    // A form that goes on from what stands now is sent before it is drawn again.
    read.current = onHand;
    setKnown(onHand);
  };
  const form = useContractForm(shelfAdjustmentFrom(known), {
    values: valuesOf(shelf),
    send: async ({ reason, ...said }, clientRequestId) => {
      const { productId, variantId, warehouseId } = shelf;
      const row = { variantId, warehouseId, onHandBefore: read.current, ...said };
      const saved = await call(saveInventories, {
        params: { id: productId },
        body: { inventories: [row], clientRequestId, ...(reason && { reason }) },
      });
      await changed();
      return saved;
    },
    onDone: (_, { onHand }) => {
      readAs(onHand);
      form.setValue('reason', '');
      toast.success(t('adjust.saved'));
    },
    latest: async () => {
      const now = (await readShelf(shelf)) ?? shelf;
      readAs(now.onHand);
      return valuesOf(now);
    },
  });
  const said = useWatch({ control: form.control, name: 'onHand' });
  const difference = typeof said === 'number' ? said - shelf.onHand : 0;
  return (
    <ContractForm form={form} texts={{ ns: 'inventory', at: 'adjust' }} className="space-y-3.5">
      <h3 className="text-sm font-semibold">{t('adjust.title')}</h3>
      <FormProblem form={form} />
      <div className="grid grid-cols-3 gap-3 max-sm:grid-cols-1">
        <NumberField name="onHand" required />
        <NumberField name="minQuantity" />
        <NumberField name="maxQuantity" />
      </div>
      <TextField name="place" maxLength={24} />
      <TextField name="reason" required={difference !== 0} />
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
