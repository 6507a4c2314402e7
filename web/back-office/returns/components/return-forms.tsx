import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import type { StaffReturn } from '#shared/returns/staff-return.ts';
import {
  changeReturnStatus,
  chooseReturnResolution,
  sendBackRefused,
  setReturnTracking,
} from '#shared/returns/staff-returns.contract.ts';
import { carrierNames } from '#shared/values/carriers.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-fields.tsx';
import { UsualTexts } from '#web/ui/form/usual-texts.tsx';
import { useCarrierName } from '#web/ui/status/use-carrier-name.ts';

export type ReturnFormProps = { entry: StaffReturn; onClose: () => void };

const Why = z.strictObject({ reason: z.string().trim().min(1).max(500) });
const Note = z.strictObject({ reason: z.string().trim().max(500) });
const usual = ['late', 'used', 'noProof', 'notCovered'] as const;

/** Form that rejects a return with a reason; the buyer is notified. */
export function RejectForm({ entry: { id, code }, onClose }: ReturnFormProps) {
  const { t } = useTranslation('staffReturns');
  const rejecting = useAct(changeReturnStatus, { done: t('reject.done', { code }) });
  const form = useContractForm(Why, {
    values: { reason: '' },
    send: ({ reason }) => rejecting.send({ params: { id }, body: { status: 'rejected', reason } }),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'staffReturns', at: 'reject' }}
      title={t('reject.title', { code })}
      submit={t('act.reject')}
      sending={t('step.busy')}
      onClose={onClose}
    >
      <TextAreaField name="reason" required rows={3} most={500} />
      <UsualTexts name="reason" texts={usual.map((name) => t(`reject.usual.${name}`))} />
    </FormDialog>
  );
}

const Tracking = z.strictObject({
  courierName: z.string().trim().min(1).max(80),
  trackingNumber: z.string().trim().min(1).max(80),
});

/** Name of the carrier that delivered the order. */
function useBringer({ order: { carrier } }: Pick<StaffReturn, 'order'>): string | null {
  const nameOf = useCarrierName();
  return carrier && nameOf(carrier);
}

/** Form for carrier and tracking number of the goods on their way back. */
export function TrackingForm({ entry, onClose }: ReturnFormProps) {
  const { t } = useTranslation('staffReturns');
  const { id, code, courierName, trackingNumber, method } = entry;
  const tracking = useAct(setReturnTracking, { done: t('tracking.done', { code }) });
  const bringer = useBringer(entry);
  // Goods picked up at the door go back with the carrier that delivered them, unless staff choose another.
  const usualCourier = method === 'pickup' ? bringer : null;
  const form = useContractForm(Tracking, {
    values: { courierName: courierName ?? usualCourier ?? '', trackingNumber: trackingNumber ?? '' },
    send: (body) => tracking.send({ params: { id }, body }),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'staffReturns', at: 'tracking' }}
      title={t('tracking.title', { code })}
      submit={t('tracking.submit')}
      sending={t('step.busy')}
      onClose={onClose}
    >
      <CourierField carrier={bringer} />
      <TextField name="trackingNumber" required autoComplete="off" />
    </FormDialog>
  );
}

const Parcel = Tracking.extend({ trackingNumber: z.string().trim().max(80) });

/** Form for sending rejected pieces back to the buyer; there is no tracking number if they are handed over. */
export function SendBackForm({ entry, onClose }: ReturnFormProps) {
  const { t } = useTranslation('staffReturns');
  const { id, code, refusedPieces } = entry;
  const sendingBack = useAct(sendBackRefused, { done: t('sendBack.done', { code }) });
  const bringer = useBringer(entry);
  const form = useContractForm(Parcel, {
    values: { courierName: '', trackingNumber: '' },
    send: (body) => sendingBack.send({ params: { id }, body }),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'staffReturns', at: 'sendBack' }}
      title={t('sendBack.title', { count: refusedPieces, code })}
      submit={t('sendBack.submit')}
      sending={t('step.busy')}
      onClose={onClose}
    >
      <CourierField carrier={bringer} other={t('sendBack.handedOver')} />
      <TextField name="trackingNumber" autoComplete="off" />
    </FormDialog>
  );
}

type CourierProps = {
  /** Name of the carrier that delivered the order, if known. */
  carrier: string | null;
  /** Further option, for cases without a carrier. */
  other?: string;
};

/** Field for the carrier: buttons for the carriers that the shop works with, and free text for others. */
function CourierField({ carrier, other }: CourierProps) {
  const nameOf = useCarrierName();
  const offered = [carrier, ...carrierNames.map(nameOf), other].filter((name) => typeof name === 'string');
  return (
    <div className="space-y-2">
      <TextField name="courierName" required autoComplete="off" />
      <UsualTexts name="courierName" texts={[...new Set(offered)]} />
    </div>
  );
}

/** Form that switches between refund and exchange. */
export function ChooseForm({ entry: { id, code, ...entry }, onClose }: ReturnFormProps) {
  const { t } = useTranslation('staffReturns');
  const isLost = entry.status === 'exchanged';
  const resolution = isLost || entry.resolution === 'exchange' ? 'refund' : 'exchange';
  const choosing = useAct(chooseReturnResolution, { done: t(`choose.done_${resolution}`, { code }) });
  const form = useContractForm(Note, {
    values: { reason: '' },
    send: ({ reason }) => choosing.send({ params: { id }, body: { resolution, reason } }),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'staffReturns', at: 'choose' }}
      title={t(`choose.title_${resolution}`, { code })}
      submit={t(`choose.submit_${resolution}`)}
      sending={t('step.busy')}
      onClose={onClose}
    >
      <Notice tone="sky" title={t(isLost ? 'choose.lost' : `choose.goes_${resolution}`)} />
      <TextAreaField name="reason" rows={3} most={500} />
    </FormDialog>
  );
}
