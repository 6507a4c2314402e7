import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#shared/orders/order.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog, DialogClose } from '#web/ui/overlays/dialog.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { Problem } from '#web/ui/form/form-problem.tsx';
import { useCancelOrder } from '../api/order-mutations.ts';
import type { OrderAsker } from '../rules/order-asker.ts';

const reasons = ['changed_mind', 'change_items', 'address', 'price', 'payment', 'other'] as const;
type Reason = (typeof reasons)[number];

type Props = { order: Order; asker: OrderAsker; onClose: () => void };

/** Vouchers belong to members, so a guest's text does not mention them. */
const leadOf = ({ kind }: OrderAsker, paidAmount: number) =>
  kind === 'guest'
    ? (`cancel.${paidAmount > 0 ? 'guestLeadPaid' : 'guestLead'}` as const)
    : (`cancel.${paidAmount > 0 ? 'leadPaid' : 'lead'}` as const);

/** Asks for the reason of a cancellation, and explains what happens to goods, vouchers and money. */
export function CancelDialog({ order, asker, onClose }: Props) {
  const { t } = useTranslation('orders');
  const { code, paidAmount } = order;
  const [reason, setReason] = useState<Reason>();
  const [own, setOwn] = useState('');
  const [missing, setMissing] = useState(false);
  const cancel = useCancelOrder(order.id, asker);
  const text = reason === 'other' ? own.trim() : reason && t(`cancel.reasons.${reason}`);

  const submit = () => {
    setMissing(!text);
    if (!text) return;
    cancel.mutate(text, {
      onSuccess: () => {
        toast.success(t('cancel.done', { code }));
        onClose();
      },
    });
  };

  return (
    <Dialog
      onClose={onClose}
      closable={!cancel.isPending}
      unsaved={() => reason !== undefined}
      title={t('cancel.title', { code })}
      description={t(leadOf(asker, paidAmount))}
      footer={
        <>
          <DialogClose asChild>
            <Button disabled={cancel.isPending} className="max-sm:h-11">
              {t('cancel.keep')}
            </Button>
          </DialogClose>
          <Button
            variant="danger"
            className="max-sm:h-11"
            loading={cancel.isPending}
            loadingText={t('cancel.sending')}
            onClick={submit}
          >
            {t('cancel.submit')}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={t('cancel.reason')}
        showLabel
        value={reason}
        options={reasons.map((value) => ({ value, label: t(`cancel.reasons.${value}`) }))}
        onChange={setReason}
      />
      {reason === 'other' && (
        <Field
          label={t('cancel.own')}
          error={missing && !own.trim() && t('cancel.ownNeeded')}
          className="mt-3"
        >
          <Textarea rows={3} maxLength={500} value={own} onChange={(event) => setOwn(event.target.value)} />
        </Field>
      )}
      {missing && !reason && (
        <p role="alert" className="mt-3 text-sm font-medium text-danger">
          {t('cancel.needed')}
        </p>
      )}
      <Problem error={cancel.error} className="mt-4" />
    </Dialog>
  );
}
