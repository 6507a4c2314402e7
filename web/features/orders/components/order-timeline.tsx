import { useTranslation } from 'react-i18next';
import type { TimelineEvent } from '#shared/orders/order.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx';
import { Timeline } from '#web/ui/record/timeline.tsx';
import { reasonText } from '#web/ui/status/reason-text.ts';
import { authorOf, timelineText } from '#web/ui/status/timeline-text.ts';

type Props = {
  events: readonly TimelineEvent[] | undefined;
  failed: boolean;
  onRetry: () => void;
};

export function OrderTimeline({ events, failed, onRetry }: Props) {
  const { t } = useTranslation('orders');
  const { moment } = useFormat();
  return (
    <Card>
      <CardHeader title={t('timeline.title')} />
      {failed && <ErrorState size="sm" title={t('timeline.failed')} onRetry={onRetry} />}
      {!events && !failed && (
        <Loading>
          <SkeletonText lines={4} />
        </Loading>
      )}
      {events && (
        <Timeline
          lines={events.toReversed().map((event) => {
            const { title, note } = timelineText(t, event);
            return {
              id: event.id,
              title,
              meta: [moment(event.at), t(`timeline.by.${authorOf(event)}`)].join(' · '),
              ...(note && { note: reasonText(t, note) }),
            };
          })}
        />
      )}
    </Card>
  );
}
