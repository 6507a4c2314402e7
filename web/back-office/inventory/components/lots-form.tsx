import { useTranslation } from 'react-i18next';
import { type InventoryRow, saveInventories, ShelfLotsDraft } from '#shared/inventory/inventory.contract.ts';
import type { ShelfLot } from '#shared/inventory/lots.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { NumberField } from '#web/ui/form/number-fields.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { LotRows } from './lot-rows.tsx';

type Props = { shelf: InventoryRow; lots: readonly ShelfLot[]; onDone: () => void };

/** Form for the lots on a shelf as counted; it replaces their quantities. */
export function LotsForm({ shelf, lots, onDone }: Props) {
  const { t } = useTranslation('lots');
  const saving = useAct(saveInventories, { done: t('form.saved') });
  const { productId, variantId, warehouseId } = shelf;
  const form = useContractForm(ShelfLotsDraft, {
    values: {
      onHand: shelf.onHand,
      lots: lots.map(({ code, expiresOn, quantity }) => ({ code, expiresOn, quantity })),
      reason: '',
    },
    send: ({ reason, onHand, lots: said }, clientRequestId) => {
      const row = { variantId, warehouseId, onHand, onHandBefore: shelf.onHand, lots: said };
      return saving.send({
        params: { id: productId },
        body: { inventories: [row], clientRequestId, ...(reason && { reason }) },
      });
    },
    onDone,
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
