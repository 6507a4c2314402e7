import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editOrder, type EditPreview, previewEdit } from '#shared/orders/edit-order.contract.ts';
import type { StaffOrder } from '#shared/orders/staff-orders.contract.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useRequestKey } from '#web/platform/forms/use-request-key.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { LeaveGuardDialog } from '#web/ui/overlays/leave-guard.tsx';
import { useUnsaved } from '#web/ui/hooks/use-unsaved.ts';
import { staffOrderQuery } from '../api/order-queries.ts';
import { useQuote } from '../hooks/use-quote.ts';
import { lineOfItem, wantedOf } from '../rules/draft-line.ts';
import { EditResult } from './edit-result.tsx';
import { addressOf, PlaceFields, placeOf } from './place-fields.tsx';
import { DraftLineList } from './draft-line-list.tsx';

type Props = { order: StaffOrder; onSaved: (order: StaffOrder) => void };

const ways = { prices: ['kept', 'today'], vouchers: ['kept', 'again'], rest: ['ahead', 'cash'] } as const;

/** Form that edits the lines and address of an order, with a preview of the new totals. */
export function EditPage({ order, onSaved }: Props) {
  const { t } = useTranslation('staffOrders');
  const [lines, setLines] = useState(() => order.items.map(lineOfItem));
  const [place, setPlace] = useState(() => placeOf(order.shippingAddress));
  const [prices, setPrices] = useState<(typeof ways.prices)[number]>('kept');
  const [vouchers, setVouchers] = useState<(typeof ways.vouchers)[number]>('kept');
  const [rest, setRest] = useState<(typeof ways.rest)[number]>('ahead');
  const [reason, setReason] = useState('');
  const address = order.shippingAddress ? addressOf(place) : null;
  const draft = {
    version: order.version,
    lines: wantedOf(lines),
    shippingAddress: address ?? null,
    prices,
    vouchers,
    rest,
  };
  const { quote, error, ready } = useQuote({
    key: ['edit-preview', order.id],
    wanted: draft,
    isWhole: lines.length > 0 && address !== undefined,
    ask: (body, signal) => call(previewEdit, { params: { id: order.id }, body, signal }),
  });
  const { unsaved, saved } = useUnsaved([wantedOf(lines), place, prices, vouchers, rest, reason]);
  const save = useSave(order, (edited) => {
    saved();
    onSaved(edited);
  });
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0 space-y-5">
        <Card>
          <CardHeader title={t('lines.title')} />
          <DraftLineList lines={lines} warehouseId={order.pickupWarehouse?.id ?? null} onChange={setLines} />
        </Card>
        {order.shippingAddress && (
          <Card>
            <CardHeader title={t('delivery.title')} />
            <PlaceFields place={place} onChange={setPlace} />
          </Card>
        )}
        <Card className="space-y-5">
          <RadioGroup
            label={t('edit.prices')}
            showLabel
            value={prices}
            onChange={setPrices}
            options={ways.prices.map((value) => ({ value, label: t(`edit.way.prices.${value}`) }))}
          />
          {order.vouchers.length > 0 && (
            <RadioGroup
              label={t('edit.vouchers')}
              showLabel
              value={vouchers}
              onChange={setVouchers}
              options={ways.vouchers.map((value) => ({ value, label: t(`edit.way.vouchers.${value}`) }))}
            />
          )}
          {order.paymentStatus === 'paid' && order.paymentMethod !== 'cash' && (
            <RadioGroup
              label={t('edit.rest')}
              showLabel
              value={rest}
              onChange={setRest}
              options={ways.rest.map((value) => ({ value, label: t(`edit.way.rest.${value}`) }))}
            />
          )}
          <Field label={t('edit.reason')} help={t('edit.reasonHelp')} required>
            <Textarea
              rows={2}
              maxLength={300}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
        </Card>
      </div>
      <Card className="space-y-4 xl:sticky xl:top-4">
        <h2 className="text-base font-bold">{t('edit.result')}</h2>
        {error && <Notice title={messageOf(error)} />}
        {quote && <EditResult preview={quote} />}
        <div className="flex flex-wrap gap-2.5">
          <Button
            variant="primary"
            disabled={!ready || reason.trim() === ''}
            onClick={() => ready && void save.ask({ ...draft, reason: reason.trim() }, ready)}
          >
            {t('edit.save')}
          </Button>
          <ButtonLink to="/admin/e-commerce/orders/$id" params={{ id: order.id }}>
            {t('edit.leave')}
          </ButtonLink>
        </div>
      </Card>
      {save.dialog}
      <LeaveGuardDialog unsaved={unsaved} />
    </div>
  );
}

type Edit = Omit<Parameters<typeof call<typeof editOrder>>[1]['body'], 'expectedTotal' | 'clientRequestId'>;

function useSave(order: StaffOrder, onSaved: Props['onSaved']) {
  const { t } = useTranslation(['staffOrders', 'common']);
  const { vnd } = useFormat();
  const editing = useAct(editOrder, { keeps: staffOrderQuery(order.id) });
  const request = useRequestKey(false);
  const { ask, dialog } = useConfirm();
  return {
    dialog,
    ask: async (edit: Edit, { after, difference }: EditPreview) => {
      let saved: StaffOrder | undefined;
      const agreed = await ask({
        title: t('edit.ask', { code: order.code }),
        consequence: t(difference === 0 ? 'edit.same' : difference > 0 ? 'edit.dearer' : 'edit.cheaper', {
          amount: vnd(Math.abs(difference)),
          total: vnd(after.total),
        }),
        confirmText: t('edit.save'),
        cancelText: t('common:action.later'),
        busyText: t('step.busy'),
        failedTitle: t('step.failed'),
        act: async () => {
          const body = { ...edit, expectedTotal: after.total };
          const clientRequestId = request.keyFor(body);
          saved = await editing.send({ params: { id: order.id }, body: { ...body, clientRequestId } });
          request.settle();
        },
      });
      if (!agreed || !saved) return;
      toast.success(t('edit.done', { code: order.code }));
      onSaved(saved);
    },
  };
}
