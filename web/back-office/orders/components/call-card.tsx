import { useQuery } from '@tanstack/react-query';
import { PhoneCall } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { callResults } from '#shared/orders/order-choices.ts';
import { CallDraft, maxCallLetters, recordCall, type StaffName } from '#shared/orders/order-desk.contract.ts';
import type { StaffOrder } from '#shared/orders/staff-orders.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { MomentField, RadioField } from '#web/ui/form/choice-fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextAreaField } from '#web/ui/form/text-fields.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { DialogButton } from '#web/ui/overlays/dialog-button.tsx';
import { alikeOrdersQuery, staffOrderQuery } from '../api/order-queries.ts';
import { useNameOf } from '../hooks/use-name-of.ts';

type Props = { order: StaffOrder; people: readonly StaffName[] };

const mayBeCalled: readonly StaffOrder['status'][] = ['draft', 'confirmed'];

/** Calls to the buyer, the time of the next call, and the results of the buyer's earlier orders. */
export function CallCard({ order, people }: Props) {
  const { t } = useTranslation('staffOrders');
  const { moment } = useFormat();
  const nameOf = useNameOf(people);
  // An order written by staff needs no call, because they talked to the buyer.
  const open = mayBeCalled.includes(order.status) && !order.placedBy;
  if (!open && order.calls.length === 0) return null;
  return (
    <Card>
      <CardHeader
        title={t('call.title')}
        hint={order.nextCallAt && t('call.nextAt', { at: moment(order.nextCallAt) })}
        action={
          open && (
            <DialogButton
              size="sm"
              icon={<PhoneCall />}
              dialog={(onClose) => <CallForm order={order} onClose={onClose} />}
            >
              {t('call.add')}
            </DialogButton>
          )
        }
      />
      {open && <PhoneHistory orderId={order.id} />}
      <ul className="space-y-2 text-sm">
        {order.calls.toReversed().map((one) => (
          <li key={one.id}>
            <p className="font-medium">{t(`call.result.${one.result}`)}</p>
            {one.note && <p className="wrap-anywhere">{one.note}</p>}
            <p className="text-xs text-ink-2 tabular-nums">
              {[nameOf(one.userId), moment(one.at)].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Order history of the phone number: how many orders, how many delivered, how many returned. */
function PhoneHistory({ orderId }: { orderId: string }) {
  const { t } = useTranslation('staffOrders');
  const { data } = useQuery(alikeOrdersQuery(orderId));
  if (!data || data.phone.orders === 0) return null;
  return <p className="mb-3 text-sm text-ink-2">{t('call.phone', data.phone)}</p>;
}

function CallForm({ order: { id }, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { t } = useTranslation('staffOrders');
  const recording = useAct(recordCall, { keeps: staffOrderQuery(id), done: t('call.saved') });
  const form = useContractForm(CallDraft, {
    values: { result: 'agreed', note: '', nextAt: null },
    send: (body, clientRequestId) => recording.send({ params: { id }, body: { ...body, clientRequestId } }),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      texts={{ ns: 'staffOrders', at: 'call.form' }}
      title={t('call.add')}
      submit={t('call.form.save')}
      sending={t('call.form.saving')}
      onClose={onClose}
    >
      <RadioField
        name="result"
        options={callResults.map((value) => ({ value, label: t(`call.result.${value}`) }))}
      />
      <MomentField name="nextAt" />
      <TextAreaField name="note" rows={3} most={maxCallLetters} />
    </FormDialog>
  );
}
