import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '#shared/contract/access.ts';
import type { StaffReturn } from '#shared/returns/staff-return.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { CopyButton } from '#web/ui/data/copy-button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { Fact, Facts } from '#web/ui/record/facts.tsx';
import { History } from '#web/ui/record/history.tsx';
import { ReturnPictures } from '#web/ui/record/return-pictures.tsx';
import { Timeline } from '#web/ui/record/timeline.tsx';
import { ReturnGoods } from './return-goods.tsx';
import { ReturnMoney } from './return-money.tsx';

export function ReturnPage({ entry }: { entry: StaffReturn }) {
  const { t } = useTranslation('staffReturns');
  return (
    <div className="space-y-5">
      <NextHint entry={entry} />
      {entry.may.sendBack && (
        <Notice tone="gold" title={t('page.toSendBack', { count: entry.refusedPieces })} />
      )}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0 space-y-5">
          <ReturnGoods entry={entry} />
          <Card>
            <CardHeader title={t('page.logs')} />
            <Logs entry={entry} />
          </Card>
          <Card>
            <CardHeader title={t('page.history')} />
            <History key={entry.updatedAt} of="return" id={entry.id} />
          </Card>
        </div>
        <div className="space-y-5">
          <Card>
            <CardHeader title={t('page.about')} />
            <About entry={entry} />
          </Card>
          <ReturnMoney entry={entry} />
        </div>
      </div>
    </div>
  );
}

/** Says what the return waits for if the user can do nothing. */
function NextHint({ entry: { status, qaResult, resolution, money } }: { entry: StaffReturn }) {
  const { t } = useTranslation('staffReturns');
  const { user } = useSession();
  const isInMoney = status === 'inspected' && qaResult !== 'failed' && resolution === 'refund';
  if (!isInMoney) return null;
  if (money.onItsWay > 0) return <Notice tone="sky" title={t('page.refundUnderWay')} />;
  if (money.owed > 0 && !can(user?.role, 'refunds.work'))
    return <Notice tone="gold" title={t('page.refundByAdmin')} />;
  return null;
}

function About({ entry }: { entry: StaffReturn }) {
  const { t } = useTranslation(['staffReturns', 'returns']);
  const { reason, resolution, method, note, media, pendingMedia, courierName, trackingNumber } = entry;
  const { customer, order, shopNote, effects, sentBack } = entry;
  return (
    <Facts>
      <Fact label={t('page.order')}>
        <OrderLink id={order.id}>{order.code}</OrderLink>
      </Fact>
      {entry.replacement && (
        <Fact label={t('page.replacement')}>
          <OrderLink id={entry.replacement.id}>{entry.replacement.code}</OrderLink>
        </Fact>
      )}
      <Fact label={t('page.customer')}>
        {[customer.fullName, customer.phone].filter(Boolean).join(' · ')}
        {entry.userId && (
          <Link
            to="/admin/e-commerce/returns/requests"
            search={{ userId: entry.userId }}
            className="block text-brand hover:underline"
          >
            {t('page.theirReturns')}
          </Link>
        )}
      </Fact>
      <Fact label={t('list.reason')}>{t(`returns:reason.${reason}`)}</Fact>
      {note && <Fact label={t('page.note')}>{note}</Fact>}
      <Fact label={t('list.resolution')}>{t(`returns:resolution.${resolution}`)}</Fact>
      <Fact label={t('list.method')}>{t(`returns:method.${method}`)}</Fact>
      {trackingNumber && (
        <Fact label={courierName ?? t('list.tracking')}>
          <CopyButton value={trackingNumber} label={t('returns:detail.copyTracking')} className="-my-1.5">
            <span className="tabular-nums">{trackingNumber}</span>
          </CopyButton>
        </Fact>
      )}
      {sentBack && (
        <Fact label={t('page.sentBack')}>
          {[sentBack.courierName, sentBack.trackingNumber].filter(Boolean).join(' · ')}
        </Fact>
      )}
      {effects && <Fact label={t('page.fault')}>{t(`fault.${effects.fault}`)}</Fact>}
      {shopNote && <Fact label={t('page.shopNote')}>{shopNote}</Fact>}
      {(media.length > 0 || pendingMedia > 0) && (
        <Fact label={t('page.pictures')}>
          <ReturnPictures media={media} pendingMedia={pendingMedia} />
        </Fact>
      )}
    </Facts>
  );
}

function OrderLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Link
      to="/admin/e-commerce/orders/$id"
      params={{ id }}
      className="font-semibold tabular-nums hover:text-brand hover:underline"
    >
      {children}
    </Link>
  );
}

function Logs({ entry: { logs = [] } }: { entry: StaffReturn }) {
  const { t } = useTranslation(['staffReturns', 'returns']);
  const { moment } = useFormat();
  const titleOf = ({ action, from, to }: (typeof logs)[number]) => {
    if (action === 'tracking' || action === 'sent_back') return t(`returns:event.${action}`);
    return from === to ? t('page.chosenAgain') : t(`log.${to}`);
  };
  return (
    <Timeline
      lines={logs.toReversed().map((log) => ({
        id: log.id,
        title: titleOf(log),
        meta: [moment(log.createdAt), log.user ?? t(`by.${log.by}`)].join(' · '),
        ...(log.note && { note: log.note }),
      }))}
    />
  );
}
