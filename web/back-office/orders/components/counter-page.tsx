import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import {
  createCounterOrder,
  quoteCounterOrder,
  type SalePayment,
  sellAtCounter,
} from '#shared/orders/staff-place-order.contract.ts';
import type { StaffOrder } from '#shared/orders/staff-orders.contract.ts';
import type { Till } from '#shared/tills/till.ts';
import { useWarehouses } from '#web/back-office/warehouse-choices.ts';
import { call } from '#web/platform/api/call.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useRequestKey } from '#web/platform/forms/use-request-key.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { LeaveGuardDialog } from '#web/ui/overlays/leave-guard.tsx';
import { useUnsaved } from '#web/ui/hooks/use-unsaved.ts';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { staffOrderQuery } from '../api/order-queries.ts';
import { useQuote } from '../hooks/use-quote.ts';
import { counterOf, hasTillAt } from '../rules/counter-till.ts';
import { type DraftLine, wantedOf } from '../rules/draft-line.ts';
import { CounterCustomerFields } from './counter-customer.tsx';
import { CounterMoneyFields, discountOf, noMoney } from './counter-money.tsx';
import { CounterScan } from './counter-scan.tsx';
import { CounterTillNotice, CounterTotal } from './counter-total.tsx';
import { addressOf, noPlace, PlaceFields } from './place-fields.tsx';
import { SaleDialog } from './sale-dialog.tsx';
import { DraftLineList } from './draft-line-list.tsx';

const ways = ['warehouse_pickup', 'prepaid_ship'] as const;
const keeps = ({ id }: StaffOrder) => staffOrderQuery(id);

type Props = {
  /** The cashier's own open tills, last opened first. */
  tills: readonly Pick<Till, 'warehouseId' | 'warehouseName'>[];
  onPlaced: (order: StaffOrder) => void;
  /** Called after a sale that was paid and handed over at the counter. */
  onSold: (order: StaffOrder) => void;
};

/** Form for an order by phone or at the counter. At the counter it can be sold and handed over in one step. */
export function CounterPage({ tills, onPlaced, onSold }: Props) {
  const { t } = useTranslation(['staffOrders', 'orders', 'common']);
  const { vnd } = useFormat();
  const [placing, selling] = [useAct(createCounterOrder, { keeps }), useAct(sellAtCounter, { keeps })];
  const [request, sale] = [useRequestKey(false), useRequestKey(false)];
  const { ask, dialog } = useConfirm();
  const warehouses = useWarehouses();
  const [lines, setLines] = useState<DraftLine[]>([]);
  const [way, setWay] = useState<(typeof ways)[number]>('warehouse_pickup');
  const [chosen, setChosen] = useState<string>();
  const [place, setPlace] = useState(noPlace);
  const [customer, setCustomer] = useState({ fullName: '', phone: '', email: '' });
  const [money, setMoney] = useState(noMoney);
  const [isSelling, setSelling] = useState(false);
  const { unsaved, saved } = useUnsaved([wantedOf(lines), way, chosen, place, customer, money]);
  // A ref, because a second code can be scanned before the first is rendered.
  const shown = useRef(lines);
  const put = (next: DraftLine[]) => {
    shown.current = next;
    setLines(next);
  };

  const warehouseId = counterOf(chosen, tills, warehouses);
  const isSent = way === 'prepaid_ship';
  const address = isSent ? addressOf(place) : null;
  const { amount, reason, lacksReason } = discountOf(money);
  const isWhole =
    lines.length > 0 && address !== undefined && (isSent || warehouseId !== undefined) && !lacksReason;
  const wanted = {
    lines: wantedOf(lines),
    deliveryType: way,
    pickupWarehouseId: isSent ? null : (warehouseId ?? null),
    shippingAddress: address ?? null,
    discount: amount > 0 && !lacksReason ? { amount, reason } : null,
  };
  const { quote, error, ...quoted } = useQuote({
    key: ['counter-quote'],
    wanted,
    isWhole,
    // The total must not change while the payment is entered, since the cashier has already named it to the buyer.
    isHeld: isSelling,
    ask: (body, signal) => call(quoteCounterOrder, { body, signal }),
  });
  const ready = quoted.ready?.issues.length === 0 ? quoted.ready : undefined;
  const hasTill = isSent ? tills.length > 0 : hasTillAt(tills, warehouseId);
  const takesCash = money.method === 'cash' && money.isPaid;

  const submit = async () => {
    if (!ready) return;
    let placed: StaffOrder | undefined;
    const { method: paymentMethod, isPaid } = money;
    const agreed = await ask({
      title: t('counter.ask'),
      consequence: t(isPaid ? 'counter.askPaid' : 'counter.askUnpaid', { total: vnd(ready.total) }),
      confirmText: t('counter.save'),
      cancelText: t('common:action.later'),
      busyText: t('step.busy'),
      failedTitle: t('step.failed'),
      act: async () => {
        const body = { ...wanted, customer, paymentMethod, isPaid, expectedTotal: ready.total };
        placed = await placing.send({ body: { ...body, clientRequestId: request.keyFor(body) } });
        request.settle();
      },
    });
    if (!agreed || !placed) return;
    saved();
    onPlaced(placed);
  };

  /** Sells. The idempotency key depends on goods and buyer, not on payment, until the sale was answered. */
  const sell = async (total: number, payment: z.output<typeof SalePayment>) => {
    const goods = { lines: wanted.lines, warehouseId: warehouseId ?? '', discount: wanted.discount };
    const sold = { ...goods, customer, expectedTotal: total };
    const clientRequestId = sale.keyFor(sold);
    const order = await selling.send({ body: { ...sold, ...payment, clientRequestId } });
    sale.settle();
    return order;
  };

  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0 space-y-5">
        <Card className="space-y-4">
          <CardHeader title={t('lines.title')} />
          <CounterScan
            warehouseId={warehouseId}
            enabled={!isSelling}
            onAdd={(add) => {
              put(add(shown.current));
              return shown.current;
            }}
          />
          <DraftLineList lines={lines} warehouseId={isSent ? null : warehouseId} onChange={put} />
        </Card>
        <Card className="space-y-4">
          <h2 className="text-base font-bold">{t('customer.title')}</h2>
          <CounterCustomerFields customer={customer} onChange={setCustomer} />
          <RadioGroup
            label={t('list.deliveryType')}
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
                onChange={setChosen}
              />
            </Field>
          )}
        </Card>
        <Card className="space-y-4">
          <h2 className="text-base font-bold">{t('money.title')}</h2>
          <CounterMoneyFields money={money} onChange={setMoney} />
        </Card>
      </div>
      <CounterTotal quote={quote} error={error}>
        {!hasTill && (!isSent || takesCash) && (
          <CounterTillNotice
            name={tills.length > 0 ? warehouses.find(({ id }) => id === warehouseId)?.name : undefined}
          />
        )}
        {!isSent && (
          <Button variant="primary" block disabled={!ready || !hasTill} onClick={() => setSelling(true)}>
            {t('counter.sell')}
          </Button>
        )}
        <Button
          variant={isSent ? 'primary' : 'secondary'}
          block
          disabled={!ready || (takesCash && !hasTill)}
          onClick={() => void submit()}
        >
          {t('counter.save')}
        </Button>
      </CounterTotal>
      {isSelling && ready && (
        <SaleDialog
          total={ready.total}
          onSell={(payment) => sell(ready.total, payment)}
          onSold={(order) => {
            saved();
            onSold(order);
          }}
          onClose={() => setSelling(false)}
        />
      )}
      {dialog}
      <LeaveGuardDialog unsaved={unsaved} />
    </div>
  );
}
