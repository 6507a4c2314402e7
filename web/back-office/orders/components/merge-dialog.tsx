import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mergeOrders, previewMerge } from '#shared/orders/merge-orders.contract.ts';
import type { StaffOrder } from '#shared/orders/staff-orders.contract.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';
import { useRequestKey } from '#web/platform/forms/use-request-key.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { staffOrderQuery } from '../api/order-queries.ts';
import { EditResult } from './edit-result.tsx';

type Props = { order: StaffOrder; from: { id: string; code: string }; onClose: () => void };

const ways = { vouchers: ['kept', 'again'], rest: ['ahead', 'cash'] } as const;

/** Moves all lines of the buyer's other order into this one, with a preview of the totals. */
export function MergeDialog({ order, from, onClose }: Props) {
  const { t } = useTranslation('staffOrders');
  const { vnd } = useFormat();
  const { say } = useShopWords();
  const [vouchers, setVouchers] = useState<(typeof ways.vouchers)[number]>('kept');
  const [rest, setRest] = useState<(typeof ways.rest)[number]>('ahead');
  const [failure, setFailure] = useState<string>();
  // An order that was merged has no preview any more, so none is asked for once the request was sent.
  const [isAsked, setAsked] = useState(false);
  const request = useRequestKey(false);
  const { busy, send } = useAct(mergeOrders, {
    keeps: staffOrderQuery(order.id),
    done: t('merge.done', { from: from.code, into: order.code }),
  });
  const draft = { fromId: from.id, version: order.version, vouchers, rest };
  const { data, error } = useQuery({
    queryKey: [...roots.orders, 'merge-preview', order.id, draft],
    queryFn: ({ signal }) => call(previewMerge, { params: { id: order.id }, body: draft, signal }),
    retry: false,
    enabled: !isAsked,
  });

  async function merge(expectedTotal: number) {
    if (busy) return;
    setFailure(undefined);
    setAsked(true);
    const body = { ...draft, expectedTotal };
    try {
      await send({ params: { id: order.id }, body: { ...body, clientRequestId: request.keyFor(body) } });
    } catch (refusal) {
      setAsked(false);
      return setFailure(messageOf(refusal));
    }
    request.settle();
    onClose();
  }

  const problem = failure ?? (error ? messageOf(error) : undefined);
  const codes = data ? [...data.vouchersGone, ...data.vouchersBack] : [];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      closable={!busy}
      title={t('merge.title', { from: from.code, into: order.code })}
      description={t('merge.lead')}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('merge.leave')}
          </Button>
          <Button
            variant="primary"
            loading={busy}
            disabled={!data || Boolean(error)}
            onClick={() => data && void merge(data.after.total)}
          >
            {t('merge.submit')}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        {problem && <Notice title={problem} />}
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
        {data && (
          <>
            <ul className="space-y-1 text-sm">
              {data.items.map(({ id, name, variantName, quantity, unitTotal }) => (
                <li key={id} className="flex justify-between gap-3">
                  <span>{`${quantity} × ${variantName ? `${name} (${say(variantName)})` : name}`}</span>
                  <span className="tabular-nums">{vnd(unitTotal * quantity)}</span>
                </li>
              ))}
            </ul>
            <EditResult preview={{ ...data, vouchersGone: codes }} />
            {data.discountGone > 0 && (
              <p className="text-sm text-ink-2">
                {t('merge.discountGone', { amount: vnd(data.discountGone), from: from.code })}
              </p>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
