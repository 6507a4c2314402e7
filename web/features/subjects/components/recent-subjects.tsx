import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BookOpen, FileText, History, type LucideIcon, Newspaper } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { subjectLink } from '#shared/notifications/subject-kinds.ts';
import { listSeenSubjects } from '#shared/subjects/list-seen.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadingRows } from '#web/ui/feedback/skeleton.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';

const shown = 5;
const icons: Readonly<Record<string, LucideIcon>> = { news: Newspaper, document: BookOpen };

/** Shows the news and documents that the member saw lately. */
export function RecentSubjects() {
  const { t } = useTranslation('communityHome');
  const { ago } = useFormat();
  const query = useQuery(apiQuery(listSeenSubjects, { query: { limit: shown } }));
  const subjects = query.data ?? [];
  return (
    <ListFaces
      query={query}
      count={subjects.length}
      size="sm"
      failed={t('recent.failed')}
      waiting={<LoadingRows rows={3} height="h-11" className="space-y-2" />}
      empty={<EmptyState size="sm" icon={<History />} title={t('recent.none')} />}
    >
      <ul className="-mx-2">
        {subjects.map((subject) => {
          const Icon = icons[subject.kind] ?? FileText;
          return (
            <li key={`${subject.kind}-${subject.id}`}>
              <Link
                to={subjectLink(subject) ?? '/'}
                className="flex min-h-11 items-center gap-3 rounded-sm px-2 py-1.5 hover:bg-hover"
              >
                <Icon aria-hidden className="size-4.5 shrink-0 text-ink-3" />
                <span className="min-w-0 grow">
                  <span className="line-clamp-1 text-sm font-medium wrap-anywhere">{subject.title}</span>
                  <span className="block text-xs text-ink-2">{ago(subject.at)}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </ListFaces>
  );
}
