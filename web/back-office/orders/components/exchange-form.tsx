import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listWarehouses } from '#shared/catalogue/warehouse.contract.ts';
import { exchangeGoods, type ExchangeQuote } from '#shared/returns/exchange.contract.ts';
import type { StaffReturn } from '#shared/returns/staff-return.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { useRequestKey } from '#web/platform/forms/use-request-key.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { useUnsaved } from '#web/ui/hooks/use-unsaved.ts';
import { Dialog, DialogClose } from '#web/ui/overlays/dialog.tsx';
import { useExchangeQuote } from '../hooks/use-exchange-quote.ts';
import { type DraftLine, wantedOf } from '../rules/wanted-lines.ts';
import { CounterMoneyFields, discountOf, noMoney } from './counter-money.tsx';
import { ExchangeSums } from './exchange-sums.tsx';
import { addressOf, PlaceFields, placeOf } from './place-fields.tsx';
import { WantedLines } from './wanted-lines.tsx';

const tenMinutes = 10 * 60_000;
const ways = ['prepaid_ship', 'warehouse_pickup'] as const;
const kinds = ['same', 'other'] as const;

export type ExchangeFormProps = {
  entry: StaffReturn;
  /** Sends the same goods again, in the accepted quantity. */
  onSame: () => void;
  /** Called after an exchange for other goods, to refetch everything that shows them. */
  onChanged: () => Promise<unknown>;
  onClose: () => void;
};

/** Form for an exchange: the same goods, or other goods with the difference paid or refunded. */
export function ExchangeForm({ entry, onSame, onChanged, onClose }: ExchangeFormProps) {
  const { t } = useTranslation(['staffOrders', 'orders', 'common']);
  const { id, code, order, may } = entry;
  const { data: warehouses = [] } = useQuery({ ...apiQuery(listWarehouses), staleTime: tenMinutes });
  const [kind, setKind] = useState<(typeof kinds)[number]>(may.exchange ? 'same' : 'other');
  const [lines, setLines] = useState<DraftLine[]>([]);
  const [way, setWay] = useState<(typeof ways)[number]>(
    order.shippingAddress ? 'prepaid_ship' : 'warehouse_pickup',
  );
  const [chosen, setChosen] = useState<string>();
  const [place, setPlace] = useState(() => placeOf(order.shippingAddress));
  const [money, setMoney] = useState(noMoney);
  const { unsaved, saved } = useUnsaved([kind, wantedOf(lines), way, chosen, place, money]);
  const isOther = kind === 'other';
  const isSent = way === 'prepaid_ship';
  const warehouseId = chosen ?? warehouses[0]?.id;
  const address = isSent ? addressOf(place) : null;
  const { amount, reason, lacksReason } = discountOf(money);
  const isWhole =
    isOther &&
    lines.length > 0 &&
    address !== undefined &&
    (isSent || warehouseId !== undefined) &&
    !lacksReason;
  const wanted = {
    lines: wantedOf(lines),
    deliveryType: way,
    pickupWarehouseId: isSent ? null : (warehouseId ?? null),
    shippingAddress: address ?? null,
    discount: amount > 0 && !lacksReason ? { amount, reason } : null,
  };
  const sending = useExchange({
    id,
    onChanged,
    onDone: (orderCode) => {
      saved();
      toast.success(t('exchange.done', { code, order: orderCode }));
      onClose();
    },
  });
  const { data: quote, error, ready } = useExchangeQuote(id, { wanted, isWhole, isSent: sending.busy });
  const submit = () => {
    if (!isOther) return onSame();
    const { method: paymentMethod, isPaid } = money;
    if (ready) void sending.send({ ...wanted, paymentMethod, isPaid: isPaid && ready.due > 0 }, ready);
  };
  const problem = sending.failure ?? (error ? messageOf(error) : undefined);
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      closable={!sending.busy}
      unsaved={unsaved}
      title={t('exchange.title', { code })}
      footer={
        <>
          <DialogClose asChild>
            <Button disabled={sending.busy}>{t('common:action.cancel')}</Button>
          </DialogClose>
          <Button
            variant="primary"
            loading={sending.busy}
            loadingText={t('step.busy')}
            disabled={isOther && !ready}
            onClick={submit}
          >
            {t(isOther ? 'exchange.submit' : 'exchange.next')}
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        {problem && <Notice title={problem} />}
        {may.exchange && (
          <RadioGroup
            label={t('exchange.kind.label')}
            showLabel
            look="pill"
            value={kind}
            onChange={setKind}
            options={kinds.map((value) => ({ value, label: t(`exchange.kind.${value}`) }))}
          />
        )}
        <p className="text-sm text-ink-2">{t(isOther ? 'exchange.otherHint' : 'exchange.sameHint')}</p>
        {isOther && (
          <>
            <WantedLines lines={lines} warehouseId={isSent ? null : warehouseId} onChange={setLines} />
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
                  options={warehouses.map((one) => ({ value: one.id, label: one.name }))}
                  onChange={setChosen}
                />
              </Field>
            )}
            <CounterMoneyFields money={money} onChange={setMoney} />
            {quote && <ExchangeSums quote={quote} />}
          </>
        )}
      </div>
    </Dialog>
  );
}

type ExchangeIntent = Omit<
  Parameters<typeof call<typeof exchangeGoods>>[1]['body'],
  'expectedTotal' | 'expectedCredit' | 'clientRequestId'
>;

type ExchangeOptions = { id: string; onChanged: () => Promise<unknown>; onDone: (orderCode: string) => void };

/** Sends the exchange with the totals that staff agreed to. If the totals changed, they are refetched. */
function useExchange({ id, onChanged, onDone }: ExchangeOptions) {
  const client = useQueryClient();
  const request = useRequestKey(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = async (wish: ExchangeIntent, { total, credit }: ExchangeQuote) => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    const body = { ...wish, expectedTotal: total, expectedCredit: credit };
    try {
      const { replacement } = await call(exchangeGoods, {
        params: { id },
        body: { ...body, clientRequestId: request.keyFor(body) },
      });
      request.settle();
      await onChanged();
      onDone(replacement?.code ?? '');
    } catch (refusal) {
      setFailure(messageOf(refusal));
      setBusy(false);
      await client.invalidateQueries({ queryKey: [...roots.orders, 'exchange-quote', id] });
    }
  };
  return { busy, failure, send };
}
