import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exchangeGoods, type ExchangeQuote, quoteExchange } from '#shared/returns/exchange.contract.ts';
import type { StaffReturn } from '#shared/returns/staff-return.ts';
import { useWarehouseChoices } from '#web/back-office/warehouse-choices.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useRequestKey } from '#web/platform/forms/use-request-key.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { useUnsaved } from '#web/ui/hooks/use-unsaved.ts';
import { Dialog, DialogClose } from '#web/ui/overlays/dialog.tsx';
import { Sums } from '#web/ui/record/sums.tsx';
import { useQuote } from '../hooks/use-quote.ts';
import { type DraftLine, wantedOf } from '../rules/draft-line.ts';
import { CounterMoneyFields, discountOf, noMoney } from './counter-money.tsx';
import { addressOf, PlaceFields, placeOf } from './place-fields.tsx';
import { DraftLineList } from './draft-line-list.tsx';

const ways = ['prepaid_ship', 'warehouse_pickup'] as const;
const kinds = ['same', 'other'] as const;

type Props = {
  entry: StaffReturn;
  /** Sends the same goods again, in the accepted quantity. */
  onSame: () => void;
  onClose: () => void;
};

/** Form for an exchange: the same goods, or other goods with the difference paid or refunded. */
export function ExchangeForm({ entry, onSame, onClose }: Props) {
  const { t } = useTranslation(['staffOrders', 'orders', 'common']);
  const { id, code, order, may } = entry;
  const warehouses = useWarehouseChoices();
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
  const warehouseId = chosen ?? warehouses[0]?.value;
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
  const sending = useAct(exchangeGoods, {
    done: ({ replacement }) => t('exchange.done', { code, order: replacement?.code ?? '' }),
  });
  const [failure, setFailure] = useState<string>();
  // A return that was exchanged has no quote any more, so none is asked for once the exchange was sent.
  const [isAsked, setAsked] = useState(false);
  const request = useRequestKey(false);
  const { quote, error, ready } = useQuote({
    key: ['exchange-quote', id],
    wanted,
    isWhole,
    isHeld: isAsked,
    ask: (body, signal) => call(quoteExchange, { params: { id }, body, signal }),
  });
  const agreed = ready?.issues.length === 0 ? ready : undefined;
  /** Sends the exchange with the totals that staff agreed to. */
  const exchange = async ({ total, credit, due }: ExchangeQuote) => {
    if (sending.busy) return;
    setFailure(undefined);
    setAsked(true);
    const paid = { paymentMethod: money.method, isPaid: money.isPaid && due > 0 };
    const body = { ...wanted, ...paid, expectedTotal: total, expectedCredit: credit };
    try {
      await sending.send({ params: { id }, body: { ...body, clientRequestId: request.keyFor(body) } });
    } catch (refusal) {
      setAsked(false);
      return setFailure(messageOf(refusal));
    }
    request.settle();
    saved();
    onClose();
  };
  const problem = failure ?? (error ? messageOf(error) : undefined);
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
            disabled={isOther && !agreed}
            onClick={() => (isOther ? agreed && void exchange(agreed) : onSame())}
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
            <DraftLineList lines={lines} warehouseId={isSent ? null : warehouseId} onChange={setLines} />
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
                <Select value={warehouseId} options={warehouses} onChange={setChosen} />
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

/** Price of the new goods, value of the returned ones, and who owes the difference. */
function ExchangeSums({ quote }: { quote: ExchangeQuote }) {
  const { t } = useTranslation('staffOrders');
  const { issues, subtotal, shippingFee, voucherDiscount, total, credit, due, back } = quote;
  const [issue] = issues;
  return (
    <>
      {issue && (
        <Notice tone="gold" title={t('counter.issue', { name: issue.name, count: issue.available })} />
      )}
      <Sums
        lines={[
          { key: 'subtotal', label: t('paper.sum.subtotal'), amount: subtotal },
          { key: 'shipping', label: t('money.shipping'), amount: shippingFee },
          { key: 'discount', label: t('paper.sum.discount'), amount: -voucherDiscount, kind: 'off' },
          { key: 'total', label: t('money.total'), amount: total, kind: 'total' },
          { key: 'credit', label: t('exchange.credit'), amount: -credit, kind: 'off' },
        ]}
        due={
          back > 0
            ? { key: 'back', label: t('money.toPayBack'), amount: back }
            : { key: 'due', label: t('exchange.due'), amount: due }
        }
      />
    </>
  );
}
