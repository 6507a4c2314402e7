import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isUsedByOrder } from '#shared/payments/notice-choices.ts';
import type { MoneySuggestion, StaffNotice } from '#shared/payments/notices.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { useDecision } from '../api/payment-queries.ts';
import { CountForm } from './count-form.tsx';
import { useCountQuestion } from './use-count-question.ts';

/** Orders that the amount may be for, each with the reasons. A press counts it after showing the effect. */
export function NoticeSuggestions({ notice }: { notice: StaffNotice }) {
  const { t } = useTranslation('money');
  const [typing, setTyping] = useState(false);
  const decide = useDecision(notice);
  const { ask, dialog } = useConfirm();
  const questionFor = useCountQuestion(notice);
  const count = async (order: MoneySuggestion) => {
    const agreed = await ask({
      ...questionFor(order),
      failedTitle: t('count.failed'),
      act: () => decide({ kind: 'count', order: order.id, reason: '' }),
    });
    if (agreed) toast.success(t('count.done', { code: order.code }));
  };
  return (
    <>
      {notice.suggestions.length === 0 && <p className="text-sm text-ink-2">{t('inbox.noSuggestions')}</p>}
      <ul className="divide-y divide-line">
        {notice.suggestions.map((order, place) => (
          <li key={order.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
            <Suggested order={order} />
            <Button
              size="sm"
              variant={place === 0 && isUsedByOrder(order.effect.kind) ? 'primary' : 'secondary'}
              className="max-sm:w-full"
              aria-label={t('count.for', { code: order.code })}
              onClick={() => void count(order)}
            >
              {t('count.act')}
            </Button>
          </li>
        ))}
      </ul>
      <Button size="sm" variant="ghost" className="mt-2" onClick={() => setTyping(true)}>
        {t('count.other')}
      </Button>
      {typing && <CountForm notice={notice} onClose={() => setTyping(false)} />}
      {dialog}
    </>
  );
}

function Suggested({ order }: { order: MoneySuggestion }) {
  const { t } = useTranslation('money');
  const { moment, vnd } = useFormat();
  const { kind, amount } = order.effect;
  return (
    <div className="min-w-0 grow text-sm">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-semibold tabular-nums">{order.code}</span>
        {order.reasons.map((reason) => (
          <Badge key={reason} tone={reason === 'time' ? 'neutral' : 'jade'}>
            {t(`because.${reason}`)}
          </Badge>
        ))}
      </p>
      <p className="text-ink-2">{[order.customer, moment(order.createdAt)].filter(Boolean).join(' · ')}</p>
      <p className="tabular-nums">
        {t('inbox.due', { amount: vnd(order.missing) })}
        {order.difference !== 0 && (
          <span className="font-semibold text-gold">
            {` · ${t(order.difference < 0 ? 'inbox.short' : 'inbox.over', { amount: vnd(Math.abs(order.difference)) })}`}
          </span>
        )}
      </p>
      <p className={kind === 'pays' || kind === 'deposit' ? 'text-jade' : 'text-gold'}>
        {t(`count.effect.${kind}`, { amount: vnd(amount) })}
      </p>
    </div>
  );
}
