import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listWarehouses } from '#shared/catalogue/warehouse.contract.ts';
import { createCounterOrder, quoteCounterOrder } from '#shared/orders/staff-place-order.contract.ts';
import type { StaffOrder } from '#shared/orders/staff-orders.contract.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { useRequestKey } from '#web/platform/forms/use-request-key.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { LeaveAsk } from '#web/ui/overlays/leave-guard.tsx';
import { useSettled } from '#web/ui/hooks/use-settled.ts';
import { useUnsaved } from '#web/ui/hooks/use-unsaved.ts';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { Sums } from '#web/ui/record/sums.tsx';
import { useOrderChanged } from '../api/order-queries.ts';
import { type DraftLine, wantedOf } from '../rules/wanted-lines.ts';
import { addressOf, noPlace, PlaceFields } from './place-fields.tsx';
import { WantedLines } from './wanted-lines.tsx';

const tenMinutes = 10 * 60_000;
const ways = ['warehouse_pickup', 'prepaid_ship'] as const;
const methods = ['cash', 'transfer'] as const;

/** An order for somebody on the phone or at the counter. */
export function CounterPage({ onPlaced }: { onPlaced: (order: StaffOrder) => void }) {
  const { t } = useTranslation(['staffOrders', 'orders', 'common']);
  const { vnd } = useFormat();
  const changed = useOrderChanged();
  const request = useRequestKey(false);
  const { ask, dialog } = useConfirm();
  const { data: warehouses = [] } = useQuery({ ...apiQuery(listWarehouses), staleTime: tenMinutes });
  const [lines, setLines] = useState<DraftLine[]>([]);
  const [way, setWay] = useState<(typeof ways)[number]>('warehouse_pickup');
  const [counter, setCounter] = useState<string>();
  const [place, setPlace] = useState(noPlace);
  const [customer, setCustomer] = useState({ fullName: '', phone: '', email: '' });
  const [off, setOff] = useState({ amount: '', reason: '' });
  const [method, setMethod] = useState<(typeof methods)[number]>('cash');
  const [isPaid, setIsPaid] = useState(false);
  const { unsaved, saved } = useUnsaved([
    wantedOf(lines),
    way,
    counter,
    place,
    customer,
    off,
    method,
    isPaid,
  ]);
  const warehouseId = counter ?? warehouses[0]?.id;
  const isSent = way === 'prepaid_ship';
  const address = isSent ? addressOf(place) : null;
  const amount = Number(off.amount.replace(/\D/g, ''));
  const isWhole =
    lines.length > 0 &&
    address !== undefined &&
    (isSent || warehouseId !== undefined) &&
    (amount === 0 || off.reason.trim() !== '');
  const wanted = {
    lines: wantedOf(lines),
    deliveryType: way,
    pickupWarehouseId: isSent ? null : (warehouseId ?? null),
    shippingAddress: address ?? null,
    discount: amount > 0 && off.reason.trim() !== '' ? { amount, reason: off.reason.trim() } : null,
  };
  const asked = useSettled(wanted, 300);
  const isSettled = JSON.stringify(asked) === JSON.stringify(wanted);
  const quote = useQuery({
    queryKey: [...roots.orders, 'counter-quote', asked],
    queryFn: ({ signal }) => call(quoteCounterOrder, { body: asked, signal }),
    enabled: isWhole && isSettled,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isCurrent = isSettled && !quote.isPlaceholderData;
  const issue = quote.data?.issues[0];
  const ready = quote.data && isCurrent && isWhole && !issue && !quote.isError ? quote.data : undefined;

  const submit = async () => {
    if (!ready) return;
    let placed: StaffOrder | undefined;
    const agreed = await ask({
      title: t('counter.ask'),
      consequence: t(isPaid ? 'counter.askPaid' : 'counter.askUnpaid', { total: vnd(ready.total) }),
      confirmText: t('counter.save'),
      cancelText: t('common:action.later'),
      busyText: t('step.busy'),
      failedTitle: t('step.failed'),
      act: async () => {
        const body = { ...wanted, customer, paymentMethod: method, isPaid, expectedTotal: ready.total };
        placed = await call(createCounterOrder, {
          body: { ...body, clientRequestId: request.keyFor(body) },
        });
        request.settle();
        await changed(placed);
      },
    });
    if (!agreed || !placed) return;
    saved();
    onPlaced(placed);
  };

  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0 space-y-5">
        <Card>
          <CardHeader title={t('lines.title')} />
          <WantedLines lines={lines} warehouseId={warehouseId} onChange={setLines} />
        </Card>
        <Card className="space-y-4">
          <h2 className="text-base font-bold">{t('customer.title')}</h2>
          <div className="grid gap-4 sm:grid-cols-3">
            {(['fullName', 'phone', 'email'] as const).map((name) => (
              <Field key={name} label={t(`counter.${name}`)}>
                <Input
                  value={customer[name]}
                  onChange={({ target }) => setCustomer({ ...customer, [name]: target.value })}
                />
              </Field>
            ))}
          </div>
          <RadioGroup
            label={t('list.delivery')}
            showLabel
            look="pill"
            value={way}
            onChange={setWay}
            options={ways.map((value) => ({ value, label: t(`orders:delivery.${value}`) }))}
          />
          {isSent ? (
            <PlaceFields place={place} onChange={setPlace} />
          ) : (
            <Field label={t('delivery.pickup')}>
              <Select
                value={warehouseId}
                options={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={setCounter}
              />
            </Field>
          )}
        </Card>
        <Card className="space-y-4">
          <h2 className="text-base font-bold">{t('money.title')}</h2>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t('counter.discount')}>
              <Input
                inputMode="numeric"
                after="₫"
                value={off.amount}
                onChange={({ target }) => setOff({ ...off, amount: target.value })}
              />
            </Field>
            <Field label={t('counter.discountReason')} required={amount > 0}>
              <Input
                value={off.reason}
                maxLength={150}
                onChange={({ target }) => setOff({ ...off, reason: target.value })}
              />
            </Field>
          </div>
          <RadioGroup
            label={t('list.method')}
            showLabel
            look="pill"
            value={method}
            onChange={setMethod}
            options={methods.map((value) => ({ value, label: t(`counter.method.${value}`) }))}
          />
          <Checkbox
            label={t('counter.isPaid')}
            checked={isPaid}
            onCheckedChange={(checked) => setIsPaid(checked === true)}
          />
        </Card>
      </div>
      <Card className="space-y-4 xl:sticky xl:top-4">
        <h2 className="text-base font-bold">{t('edit.result')}</h2>
        {quote.isError && <Notice title={messageOf(quote.error)} />}
        {issue && (
          <Notice tone="gold" title={t('counter.issue', { name: issue.name, count: issue.available })} />
        )}
        {quote.data && (
          <Sums
            lines={[
              { key: 'subtotal', label: t('paper.sum.subtotal'), amount: quote.data.subtotal },
              { key: 'shipping', label: t('money.shipping'), amount: quote.data.shippingFee },
              {
                key: 'discount',
                label: t('paper.sum.discount'),
                amount: -quote.data.voucherDiscount,
                kind: 'off',
              },
            ]}
            due={{ key: 'total', label: t('money.total'), amount: quote.data.total }}
          />
        )}
        <Button variant="primary" block disabled={!ready} onClick={() => void submit()}>
          {t('counter.save')}
        </Button>
      </Card>
      {dialog}
      <LeaveAsk unsaved={unsaved} />
    </div>
  );
}
