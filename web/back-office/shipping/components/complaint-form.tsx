import { useTranslation } from 'react-i18next';
import {
  ClaimWaiverDraft,
  ComplaintDraft,
  ComplaintEnd,
  complainOfParcel,
  endComplaint,
  waiveClaim,
} from '#shared/shipping/complaints.contract.ts';
import { codDifferenceOf } from '#shared/shipping/cod-difference.ts';
import type { PackedParcel, PackingOrder } from '#shared/shipping/packing-order.ts';
import { complaintKinds } from '#shared/shipping/parcel-choices.ts';
import { reviewRules } from '#shared/reviews/review.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { usePictures } from '#web/platform/uploads/use-pictures.ts';
import { DayField, SelectField } from '#web/ui/form/choice-fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { MoneyField } from '#web/ui/form/number-fields.tsx';
import { PictureField } from '#web/ui/form/picture-field.tsx';
import { TextAreaField } from '#web/ui/form/text-fields.tsx';
import { claimedOf, complaintKindOf } from '../rules/count-back.ts';

type Props = { order: PackingOrder; parcel: PackedParcel; onClose: () => void };

const paramsOf = (order: PackingOrder, parcel: PackedParcel) => ({
  id: order.id,
  parcel: String(parcel.number),
});

const week = 7 * 24 * 3_600_000;
/** Default deadline of one week, in which carriers usually answer. */
const inAWeek = () => new Date(Date.now() + week).toISOString().slice(0, 10);

/** Form for a complaint against the carrier: reason, amount, deadline and evidence. */
export function ComplaintForm({ order, parcel, onClose }: Props) {
  const { t } = useTranslation('packing');
  const complaining = useAct(complainOfParcel, { done: t('complaint.saved') });
  const { complaint } = parcel;
  const pictures = usePictures('reviewImages', complaint?.pictures ?? [], (nth) =>
    t('complaint.picture', { number: nth }),
  );
  const form = useContractForm(ComplaintDraft, {
    values: {
      kind: complaint?.kind ?? complaintKindOf(parcel),
      note: complaint?.note ?? '',
      amount: complaint?.asked ?? (Math.max(0, codDifferenceOf(parcel)) || claimedOf(parcel)),
      until: complaint?.until ?? inAWeek(),
      media: [],
    },
    held: pictures.sending || pictures.failed,
    send: (draft) => {
      const media = pictures.ids ?? complaint?.pictures.map(({ id }) => id) ?? [];
      return complaining.send({ params: paramsOf(order, parcel), body: { ...draft, media } });
    },
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'packing', at: 'complaint.form' }}
      title={t('complaint.title')}
      submit={t('complaint.save')}
      sending={t('complaint.saving')}
      onClose={onClose}
    >
      <SelectField
        name="kind"
        required
        options={complaintKinds.map((value) => ({ value, label: t(`complaint.kind.${value}`) }))}
      />
      <MoneyField name="amount" required />
      <DayField name="until" />
      <TextAreaField name="note" most={1000} rows={3} />
      <PictureField pictures={pictures} most={reviewRules.maxPictures} />
    </FormDialog>
  );
}

/** Form for the amount that the carrier finally paid. */
export function ComplaintEndForm({ order, parcel, onClose }: Props) {
  const { t } = useTranslation('packing');
  const ending = useAct(endComplaint, { done: t('complaint.ended') });
  const form = useContractForm(ComplaintEnd, {
    values: { paid: parcel.complaint?.asked ?? 0 },
    send: (body) => ending.send({ params: paramsOf(order, parcel), body }),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'packing', at: 'complaint.form' }}
      title={t('complaint.end')}
      submit={t('complaint.endSave')}
      sending={t('complaint.saving')}
      onClose={onClose}
      size="sm"
    >
      <MoneyField name="paid" required />
    </FormDialog>
  );
}

/** Form for the reason why the shop does not claim damaged or missing returned goods from the carrier. */
export function ClaimWaiverForm({ order, parcel, onClose }: Props) {
  const { t } = useTranslation('packing');
  const waiving = useAct(waiveClaim, { done: t('complaint.waiver.saved') });
  const form = useContractForm(ClaimWaiverDraft, {
    values: { reason: '' },
    send: (body) => waiving.send({ params: paramsOf(order, parcel), body }),
    onDone: onClose,
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
