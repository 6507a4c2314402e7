import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OrderTimeline as Story } from '#shared/orders/order-desk.contract.ts';
import type { StaffOrder } from '#shared/orders/staff-orders.contract.ts';
import { reasonText } from '#web/ui/status/reason-text.ts';
import { authorOf, timelineText } from '#web/ui/status/timeline-text.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { History } from '#web/ui/record/history.tsx';
import { Timeline } from '#web/ui/record/timeline.tsx';

type Props = { order: StaffOrder; story: UseQueryResult<Story> };

/** Events of an order as the buyer sees them, and changes by staff. */
export function OrderTimeline({ order, story }: Props) {
  const { t } = useTranslation(['staffOrders', 'orders']);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card>
        <CardHeader title={t('story.title')} hint={t('story.hint')} />
        <Events story={story} />
      </Card>
      <Card key={order.version}>
        <CardHeader title={t('story.changes')} hint={t('story.changesHint')} />
        <History of="order" id={order.id} />
      </Card>
    </div>
  );
}

function Events({ story }: Pick<Props, 'story'>) {
  const { t } = useTranslation(['staffOrders', 'orders']);
  const { moment } = useFormat();
  const { t: say } = useTranslation('orders');
  if (story.isError && !story.data)
    return <ErrorState size="sm" title={t('story.failed')} onRetry={() => void story.refetch()} />;
  if (!story.data)
    return (
      <Loading>
        <SkeletonText lines={4} />
      </Loading>
    );
  return (
    <Timeline
      lines={story.data.events.toReversed().map((event) => {
        const { title, note } = timelineText(say, event);
        return {
          id: event.id,
          title,
          meta: [moment(event.at), t(`story.by.${authorOf(event)}`)].join(' · '),
          ...(note && { note: reasonText(say, note) }),
        };
      })}
    />
  );
}
