import { HandCoins } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  listCreditOrders,
  remindOfCredit,
  type StaffOrder,
  takeMoney,
} from '#shared/orders/staff-orders.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useCursorRows } from '#web/platform/lists/use-cursor-rows.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { CursorList } from '#web/ui/list/cursor-list.tsx';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { RecordLink } from '#web/ui/record/record-link.tsx';

/** Orders delivered on credit and not fully paid, earliest due date first. */
export function CreditScreen() {
  const { t } = useTranslation('money');
  const { vnd } = useFormat();
  const list = useCursorRows(listCreditOrders);
  const missing = list.rows.reduce((sum, order) => sum + missingOf(order), 0);
  return (
    <Card padded={false}>
      <CursorList
        list={list}
        failed={t('credit.failed')}
        more={t('credit.more')}
        empty={<EmptyState icon={<HandCoins />} title={t('credit.empty')} hint={t('credit.emptyHint')} />}
      >
        <p className="border-b border-line px-4 py-3 text-sm font-semibold">
          {t(list.query.hasNextPage ? 'credit.sumMore' : 'credit.sum', {
            count: list.rows.length,
            amount: vnd(missing),
          })}
        </p>
        <ul className="divide-y divide-line">
          {list.rows.map((order) => (
            <CreditLine key={order.id} order={order} />
          ))}
        </ul>
      </CursorList>
    </Card>
  );
}

const missingOf = ({ total, paidAmount }: StaffOrder): number => Math.max(0, total - paidAmount);

function CreditLine({ order }: { order: StaffOrder }) {
  const { t } = useTranslation('money');
  const { day, moment, vnd } = useFormat();
  const { ask, dialog } = useConfirm();
  const { id, code, customer, credit } = order;
  const missing = missingOf(order);
  const [now] = useState(() => new Date().toISOString());
  const isLate = credit !== null && credit.dueAt < now;
  const amount = vnd(missing);
  const reminding = useAct(remindOfCredit, {
    done: t('credit.reminded', { code }),
    failed: t('credit.remindFailed'),
  });
  const taking = useAct(takeMoney, { done: t('acts.taken', { amount }) });
  /** Two presses before the next render send one reminder instead of one and a refused second. */
  const isSent = useRef(false);
  const remindOnce = async () => {
    if (isSent.current) return;
    isSent.current = true;
    await reminding.run({ params: { id } });
    isSent.current = false;
  };
  const settle = () =>
    ask({
      title: t('acts.takeTitle', { amount }),
      consequence: t('acts.takeConsequence', { code }),
      confirmText: t('acts.take', { amount }),
      failedTitle: t('acts.takeFailed'),
      act: () => taking.send({ params: { id }, body: { amount: missing } }),
    });
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 p-4 text-sm">
      <div className="min-w-0 grow">
        <p>
          <RecordLink to="/admin/e-commerce/orders/$id" id={id} className="font-semibold">
            {code}
          </RecordLink>
          <span className="text-ink-2">{` · ${[customer.fullName, customer.phone].filter(Boolean).join(' · ')}`}</span>
        </p>
        {credit && (
          <p className={isLate ? 'font-semibold text-danger' : 'text-ink-2'}>
            {t(isLate ? 'credit.late' : 'credit.due', { day: day(credit.dueAt) })}
          </p>
        )}
        {credit && <p className="text-ink-2">{credit.reason}</p>}
        {credit?.remindedAt && (
          <p className="text-xs text-ink-2">{t('credit.remindedAt', { at: moment(credit.remindedAt) })}</p>
        )}
      </div>
      <span className="text-lg font-bold tabular-nums">{amount}</span>
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        <Button size="sm" loading={reminding.busy} onClick={() => void remindOnce()}>
          {t('credit.remind')}
        </Button>
        <Button size="sm" onClick={() => void settle()}>
          {t('credit.settle')}
        </Button>
      </div>
      {dialog}
    </li>
  );
}
