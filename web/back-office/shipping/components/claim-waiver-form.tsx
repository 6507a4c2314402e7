import { useTranslation } from 'react-i18next';
import { ClaimWaiverDraft, waiveClaim } from '#shared/shipping/complaints.contract.ts';
import type { PackedParcel, PackingOrder } from '#shared/shipping/packing-order.ts';
import { call } from '#web/platform/api/call.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextAreaField } from '#web/ui/form/text-fields.tsx';
import { usePackingChanged } from '../api/packing-queries.ts';

type Props = { order: PackingOrder; parcel: PackedParcel; onClose: () => void };

/** Form for the reason why the shop does not claim damaged or missing returned goods from the carrier. */
export function ClaimWaiverForm({ order, parcel, onClose }: Props) {
  const { t } = useTranslation('packing');
  const changed = usePackingChanged();
  const form = useContractForm(ClaimWaiverDraft, {
    values: { reason: '' },
    send: async (body) => {
      const params = { id: order.id, parcel: String(parcel.number) };
      const saved = await call(waiveClaim, { params, body });
      await changed();
      return saved;
    },
    onDone: () => {
      toast.success(t('complaint.waiver.saved'));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'packing', at: 'complaint.waiver' }}
      title={t('complaint.waiver.title')}
      submit={t('complaint.waiver.save')}
      sending={t('complaint.saving')}
      onClose={onClose}
      size="sm"
    >
      <TextAreaField name="reason" required most={500} rows={3} />
    </FormDialog>
  );
}
