import { useTranslation } from 'react-i18next';
import { type InventoryRow, saveInventories, ShelfLotsDraft } from '#shared/inventory/inventory.contract.ts';
import type { ShelfLot } from '#shared/inventory/lots.contract.ts';
import { call } from '#web/platform/api/call.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { NumberField } from '#web/ui/form/number-fields.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { useStockChanged } from '../api/inventory-queries.ts';
import { LotRows } from './lot-rows.tsx';

type Props = { shelf: InventoryRow; lots: readonly ShelfLot[]; onDone: () => void };

/** Form for the lots on a shelf as counted; it replaces their quantities. */
export function LotsForm({ shelf, lots, onDone }: Props) {
  const { t } = useTranslation('lots');
  const changed = useStockChanged();
  const { productId, variantId, warehouseId } = shelf;
  const form = useContractForm(ShelfLotsDraft, {
    values: {
      onHand: shelf.onHand,
      lots: lots.map(({ code, expiresOn, quantity }) => ({ code, expiresOn, quantity })),
      reason: '',
    },
    send: async ({ reason, onHand, lots: said }, clientRequestId) => {
      const row = { variantId, warehouseId, onHand, onHandBefore: shelf.onHand, lots: said };
      const saved = await call(saveInventories, {
        params: { id: productId },
        body: { inventories: [row], clientRequestId, ...(reason && { reason }) },
      });
      await changed();
      return saved;
    },
    onDone: () => {
      toast.success(t('form.saved'));
      onDone();
    },
  });
  return (
    <ContractForm form={form} texts={{ ns: 'lots', at: 'form' }} className="space-y-3.5">
      <FormProblem form={form} />
      <NumberField name="onHand" required />
      <LotRows />
      <TextField name="reason" required />
      <Button variant="primary" type="submit" loading={form.sending}>
        {t(form.sending ? 'form.saving' : 'form.save')}
      </Button>
    </ContractForm>
  );
}
