import { useTranslation } from 'react-i18next';
import type { StaffNotice } from '#shared/payments/notices.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { Fact, Facts } from '#web/ui/record/facts.tsx';
import { History } from '#web/ui/record/history.tsx';
import { NoticeSuggestions } from './notice-suggestions.tsx';
import { OrderMoney } from './order-money.tsx';
import { RawNotice } from './raw-notice.tsx';

/** Money somebody has to decide on: the facts, which orders it may be meant for, and what was decided. */
export function NoticePage({ notice }: { notice: StaffNotice }) {
  const { t } = useTranslation('money');
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="min-w-0 space-y-5">
        <Why notice={notice} />
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
      <Card>
        <CardHeader title={t('inbox.facts')} />
        <Told notice={notice} />
        <RawNotice raw={notice.raw} />
      </Card>
    </div>
  );
}

/** What is the matter with it, or what was decided. */
function Why({ notice: { state, mismatch, surplus, missing, decision } }: { notice: StaffNotice }) {
  const { t } = useTranslation('money');
  const { moment, vnd } = useFormat();
  if (decision)
    return (
      <Notice tone="jade" title={t(`decision.${decision.kind}`)}>
        {[decision.reason, decision.by, moment(decision.at)].filter(Boolean).join(' · ')}
      </Notice>
    );
  if (state !== 'open' || !mismatch) return null;
  return (
    <Notice tone="gold" title={t(`mismatch.${mismatch}`)}>
      {t(`why.${mismatch}`, { surplus: vnd(surplus), missing: vnd(missing) })}
    </Notice>
  );
}

function Told({ notice }: { notice: StaffNotice }) {
  const { t } = useTranslation('money');
  const { moment, vnd } = useFormat();
  return (
    <Facts>
      <Fact label={t('inbox.amount')}>
        <span className="text-xl font-bold">{vnd(notice.amount)}</span>
      </Fact>
      <Fact label={t('inbox.words')}>{notice.words || t('inbox.noWords')}</Fact>
      {notice.reference && <Fact label={t('inbox.reference')}>{notice.reference}</Fact>}
      <Fact label={t('inbox.provider')}>{t(`teller.${notice.provider}`)}</Fact>
      <Fact label={t('inbox.receivedAt')}>{moment(notice.receivedAt)}</Fact>
    </Facts>
  );
}
