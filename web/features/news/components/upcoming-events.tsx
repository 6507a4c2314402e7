import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { newsAddress } from '#shared/news/news-path.ts';
import type { NewsItem } from '#shared/news/news.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadingRows } from '#web/ui/feedback/skeleton.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';
import { upcomingEventsQuery } from '../api/event-queries.ts';
import { useRemindedNews } from '../hooks/use-reminded-news.ts';
import { takesDays } from '../rules/event-time.ts';
import { EventReminder } from './event-reminder.tsx';

/** Shows the next events with their dates, and buttons that remind of them. */
export function UpcomingEvents({ limit }: { limit: number }) {
  const { t } = useTranslation('news');
  const query = useQuery(upcomingEventsQuery(limit));
  const events = query.data ?? [];
  const isReminded = useRemindedNews(events.map(({ id }) => id));
  return (
    <ListFaces
      query={query}
      count={events.length}
      size="sm"
      failed={t('failed.events')}
      waiting={<LoadingRows rows={limit} height="h-20" className="space-y-3" />}
      empty={<EmptyState size="sm" icon={<CalendarDays />} title={t('upcoming.none')} />}
    >
      <ul className="space-y-4">
        {events.map((event) => (
          <li key={event.id} className="flex gap-3">
            <DateBlock at={event.date} />
            <div className="min-w-0 grow">
              <Link
                to="/news/$address"
                params={{ address: newsAddress(event) }}
                className="line-clamp-2 font-semibold wrap-anywhere hover:underline"
              >
                {event.title}
              </Link>
              <EventLine event={event} />
              <p className="mt-1.5">
                <EventReminder item={event} isReminded={isReminded(event.id)} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </ListFaces>
  );
}

function DateBlock({ at }: { at: string | null }) {
  const { t } = useTranslation('news');
  const { day, dayRange } = useFormat();
  const [date, month] = dayRange(at, at).split(/[/ ]/);
  return (
    <time
      dateTime={at ?? undefined}
      aria-label={day(at)}
      className="flex h-14 w-12 shrink-0 flex-col items-center justify-center rounded-md bg-brand-soft text-brand"
    >
      <span className="text-lg leading-tight font-bold">{date}</span>
      <span className="text-xs font-medium">{t('upcoming.month', { month })}</span>
    </time>
  );
}

/** Shows when an event begins, or until when it lasts, and where. */
function EventLine({ event }: { event: NewsItem }) {
  const { t } = useTranslation('news');
  const { time, day } = useFormat();
  const { date, endsAt, location } = event;
  const when = takesDays(event) ? t('upcoming.until', { day: day(endsAt) }) : time(date);
  return (
    <p className="mt-0.5 line-clamp-2 text-sm text-ink-2">{[when, location].filter(Boolean).join(' · ')}</p>
  );
}
