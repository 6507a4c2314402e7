import { useTranslation } from 'react-i18next';
import type { TrackingEvent } from '#shared/returns/return-order.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx';
import { Timeline } from '#web/ui/record/timeline.tsx';

type Props = { events: readonly TrackingEvent[] | undefined; failed: boolean; onRetry: () => void };

function titleOf({ kind, from, to }: Pick<TrackingEvent, 'kind' | 'from' | 'to'>) {
  if (kind === 'sent_back') return 'event.sent_back' as const;
  return kind === 'tracking' && from === to ? ('event.tracking' as const) : (`event.${to}` as const);
}

export function ReturnTimeline({ events, failed, onRetry }: Props) {
  const { t } = useTranslation('returns');
  const { moment } = useFormat();
  return (
    <Card>
      <CardHeader title={t('detail.timeline')} />
      {failed && <ErrorState size="sm" title={t('detail.timelineFailed')} onRetry={onRetry} />}
      {!events && !failed && (
        <Loading>
          <SkeletonText lines={3} />
        </Loading>
      )}
      {events && (
        <Timeline
          lines={events.toReversed().map(({ id, at, kind, from, to, by, note }) => ({
            id,
            title: t(titleOf({ kind, from, to })),
            meta: [moment(at), t(`by.${by}`)].join(' · '),
            ...(note && { note }),
          }))}
        />
      )}
    </Card>
  );
}
