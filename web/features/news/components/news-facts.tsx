import clsx from 'clsx';
import { CalendarDays, Clock, GraduationCap, MapPin, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewsItem } from '#shared/news/news.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { takesDays } from '../rules/event-time.ts';

/** Shows the type of a news item, and that an event does not take place. */
export function NewsBadges({ item: { category, isCancelled } }: { item: NewsItem }) {
  const { t } = useTranslation('news');
  return (
    <p className="flex flex-wrap gap-1.5">
      <Badge tone={category === 'event' ? 'jade' : category === 'announcement' ? 'gold' : 'sky'}>
        {t(`types.${category}`)}
      </Badge>
      {isCancelled && <Badge tone="danger">{t('event.cancelled')}</Badge>}
    </p>
  );
}

type EventFactsProps = { item: NewsItem; isCard?: boolean };

/** Shows when and where an event takes place, on a wide card in two columns; other news have no such facts. */
export function EventFacts({ item, isCard = false }: EventFactsProps) {
  const { t } = useTranslation('news');
  const { moment, time: clock } = useFormat();
  const { category, date, endsAt, location, duration, level } = item;
  if (category !== 'event') return null;
  const isLong = takesDays(item);
  const end = endsAt && (isLong ? moment(endsAt) : clock(endsAt));
  const time = date && [moment(date), end].filter(Boolean).join(' – ');
  return (
    <dl
      className={clsx(
        'grid gap-x-4 gap-y-1.5 rounded-md bg-sunken px-3.5 py-3 text-sm',
        isCard && '@md:grid-flow-col @md:grid-cols-[minmax(0,1fr)_auto] @md:grid-rows-[auto_auto]',
      )}
    >
      {time && <EventFact Icon={CalendarDays} label={t('event.time')} value={time} />}
      {location && <EventFact Icon={MapPin} label={t('event.location')} value={location} />}
      {duration && !isLong && <EventFact Icon={Clock} label={t('event.duration')} value={duration} />}
      {level && <EventFact Icon={GraduationCap} label={t('event.level')} value={level} />}
    </dl>
  );
}

function EventFact({ Icon, label, value }: { Icon: LucideIcon; label: string; value: ReactNode }) {
  return (
    <div className="flex items-start gap-2">
      <dt className="flex shrink-0 items-center gap-2 text-ink-2">
        <Icon aria-hidden className="size-4" />
        {label}
      </dt>
      <dd className="min-w-0 font-medium wrap-anywhere">{value}</dd>
    </div>
  );
}
