import { useTranslation } from 'react-i18next';
import { CancelBody } from '#shared/orders/member-orders.contract.ts';
import { changeOrderStatus, type StaffOrder } from '#shared/orders/staff-orders.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextAreaField } from '#web/ui/form/text-fields.tsx';
import { UsualTexts } from '#web/ui/form/usual-texts.tsx';
import { staffOrderQuery } from '../api/order-queries.ts';

type Props = { order: StaffOrder; onClose: () => void };

const usual = ['asked', 'noAnswer', 'duplicate', 'outOfStock', 'fraud'] as const;

/** Form that cancels an order for the shop with a reason; the buyer is notified. */
export function CancelForm({ order, onClose }: Props) {
  const { t } = useTranslation('staffOrders');
  const { id, code, paidAmount, refundedAmount } = order;
  const cancelling = useAct(changeOrderStatus, {
    keeps: staffOrderQuery(id),
    done: t('cancel.done', { code }),
  });
  const form = useContractForm(CancelBody, {
    values: { reason: '' },
    send: ({ reason }) => cancelling.send({ params: { id }, body: { status: 'cancelled', reason } }),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'staffOrders', at: 'cancel' }}
      title={t('cancel.title', { code })}
      submit={t('act.cancel')}
      sending={t('cancel.sending')}
      onClose={onClose}
    >
      <Notice tone="gold" title={t('cancel.goes')}>
        {paidAmount > refundedAmount && t('cancel.money')}
      </Notice>
      <TextAreaField name="reason" required rows={3} most={500} />
      <UsualTexts name="reason" texts={usual.map((name) => t(`cancel.usual.${name}`))} />
    </FormDialog>
  );
}
