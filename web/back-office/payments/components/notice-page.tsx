import { Coins, Link2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StaffNotice } from '#shared/payments/notices.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';
import { Fact, Facts } from '#web/ui/record/facts.tsx';
import { History } from '#web/ui/record/history.tsx';
import { useCarrierName } from '#web/ui/status/use-carrier-name.ts';
import { useDecision } from '../api/payment-queries.ts';
import { NoticeSuggestions } from './notice-suggestions.tsx';
import { OrderMoney } from './order-money.tsx';
import { RawNotice } from './raw-notice.tsx';

/** Page of an amount that needs a decision: facts, possible orders, and the decision if one was made. */
export function NoticePage({ notice }: { notice: StaffNotice }) {
  const { t } = useTranslation('money');
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <Card className="xl:col-start-2 xl:row-start-1">
        <CardHeader title={t('inbox.facts')} />
        <Told notice={notice} />
        <RawNotice raw={notice.raw} />
      </Card>
      <div className="min-w-0 space-y-5 xl:col-start-1 xl:row-start-1">
        <Why notice={notice} />
        {notice.may.count && notice.statements.length > 0 && (
          <Card>
            <CardHeader title={t('cod.heading')} hint={t('cod.hint')} />
            <NoticeStatements notice={notice} />
          </Card>
        )}
        {notice.may.count && (
          <Card>
            <CardHeader title={t('inbox.suggestions')} />
            <NoticeSuggestions notice={notice} />
          </Card>
        )}
        {notice.order && (
          <Card>
            <CardHeader title={t('inbox.countedTo')} />
            <OrderMoney order={notice.order} />
          </Card>
        )}
        <Card key={notice.version}>
          <CardHeader title={t('history')} />
          <History of="notice" id={notice.id} />
        </Card>
      </div>
    </div>
  );
}

/** Says what the problem is, or what was decided. */
function Why({ notice }: { notice: StaffNotice }) {
  const { amount, state, mismatch, surplus, missing, counted, decision } = notice;
  const { t } = useTranslation('money');
  const { moment, vnd } = useFormat();
  if (decision) {
    const { kind, failedAt, refundId } = decision;
    const said = [decision.reason, decision.by, moment(decision.at)].filter(Boolean).join(' · ');
    return (
      <Notice
        tone={failedAt ? 'danger' : 'jade'}
        title={t(failedAt ? 'decision.failed' : `decision.${kind}`)}
      >
        <p>{failedAt ? t('why.failed', { at: moment(failedAt) }) : said}</p>
        {refundId && (
          <ButtonLink
            to="/admin/e-commerce/returns/refunds"
            search={{ refund: refundId }}
            size="sm"
            icon={<Undo2 />}
            className="mt-2"
          >
            {t('refunds.open')}
          </ButtonLink>
        )}
      </Notice>
    );
  }
  if (state !== 'open' || !mismatch) return null;
  return (
    <Notice tone="gold" title={t(`mismatch.${mismatch}`)}>
      <p>
        {t(`why.${mismatch}`, {
          surplus: vnd(surplus),
          missing: vnd(missing),
          amount: vnd(amount),
          counted: vnd(counted?.amount ?? 0),
        })}
      </p>
      {counted && (
        <ButtonLink
          to="/admin/payments/inbox/$id"
          params={{ id: counted.noticeId }}
          size="sm"
          icon={<Coins />}
          className="mt-2"
        >
          {t('inbox.openCounted')}
        </ButtonLink>
      )}
    </Notice>
  );
}

function Told({ notice }: { notice: StaffNotice }) {
  const { t } = useTranslation('money');
  const { moment, vnd } = useFormat();
  return (
    <>
      <p className="text-2xl font-bold">{vnd(notice.amount)}</p>
      <div className="mt-2 mb-1 rounded-sm bg-sunken px-3 py-2 text-sm">
        <p className="text-xs text-ink-2">{t('inbox.words')}</p>
        <p className="font-medium wrap-anywhere">{notice.words || t('inbox.noWords')}</p>
      </div>
      <Facts>
        {notice.reference && <Fact label={t('inbox.reference')}>{notice.reference}</Fact>}
        <Fact label={t('inbox.provider')}>{t(`teller.${notice.provider}`)}</Fact>
        <Fact label={t('inbox.receivedAt')}>{moment(notice.receivedAt)}</Fact>
      </Facts>
    </>
  );
}

/** Lists carrier statements with this total. A linked amount belongs to no order and is not refunded. */
function NoticeStatements({ notice }: { notice: StaffNotice }) {
  const { t } = useTranslation('money');
  const { moment, vnd } = useFormat();
  const carrierName = useCarrierName();
  const decide = useDecision(notice, t('cod.done'));
  const { ask, dialog } = useConfirm();
  const tie = ({ id, net }: StaffNotice['statements'][number]) =>
    ask({
      title: t('cod.title', { amount: vnd(net) }),
      consequence: t('cod.consequence'),
      confirmText: t('cod.act'),
      failedTitle: t('cod.failed'),
      act: () => decide({ kind: 'statement', statement: id, reason: '' }),
    });
  return (
    <>
      <ul className="divide-y divide-line">
        {notice.statements.map((statement) => (
          <li
            key={statement.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <div className="min-w-0 grow text-sm">
              <p className="font-semibold">{t('cod.net', { amount: vnd(statement.net) })}</p>
              <p className="text-ink-2">
                {[carrierName(statement.carrier), t('cod.rows', { count: statement.rows })].join(' · ')}
                {` · ${moment(statement.at)}`}
              </p>
            </div>
            <Button size="sm" icon={<Link2 />} className="max-sm:w-full" onClick={() => void tie(statement)}>
              {t('cod.act')}
            </Button>
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}
