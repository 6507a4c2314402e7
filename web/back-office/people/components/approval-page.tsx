import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { UserCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { listApprovals } from '#shared/people/people.contract.ts';
import { waitingKinds } from '#shared/people/approval-choices.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { Chip } from '#web/ui/actions/chip.tsx';
import { Pagination } from '#web/ui/data/pagination.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useMediaQuery } from '#web/ui/hooks/use-media-query.ts';
import { SkeletonRows } from '#web/ui/feedback/skeleton-rows.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';
import { SearchBox } from '#web/ui/list/search-box.tsx';
import { approvalSearch, type ApprovalSearch } from '../rules/approval-search.ts';
import { ApplicantRow } from './applicant-row.tsx';
import { PersonReview } from './person-review.tsx';

type Props = { search: ApprovalSearch; onSearch: (search: ApprovalSearch) => void };

/** Queue of applicants, oldest first, next to the selected one. */
export function ApprovalPage({ search, onSearch }: Props) {
  const { t } = useTranslation(['people', 'accounts']);
  const { person, ...said } = search;
  const asked = approvalSearch.toQuery(said);
  const query = useQuery({ ...apiQuery(listApprovals, { query: asked }), placeholderData: keepPreviousData });
  const rows = query.data?.data ?? [];
  const isWide = useMediaQuery('(width >= 64rem)');
  const review = useRef<HTMLDivElement>(null);
  // On narrow windows the review is below the list, so selecting a person scrolls to it.
  useEffect(() => {
    if (person && !isWide) review.current?.scrollIntoView();
  }, [person, isWide]);
  const narrow = (change: Partial<ApprovalSearch>) => {
    const { page: _page, ...kept } = search;
    onSearch({ ...kept, ...change });
  };
  return (
    <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <Card padded={false} className="overflow-hidden">
        <div className="space-y-3 border-b border-line p-4">
          <SearchBox
            words={search.searchTerm ?? ''}
            label={t('accounts:users.searchLabel')}
            placeholder={t('accounts:users.search')}
            onWords={(words) => narrow({ searchTerm: words || undefined })}
          />
          <div className="flex flex-wrap gap-2">
            <Chip pressed={search.kind === undefined} onClick={() => narrow({ kind: undefined })}>
              {t('kind.all')}
            </Chip>
            {waitingKinds.map((kind) => (
              <Chip key={kind} pressed={search.kind === kind} onClick={() => narrow({ kind })}>
                {t(`kind.${kind}`)}
              </Chip>
            ))}
          </div>
        </div>
        <ListFaces
          query={query}
          count={rows.length}
          waiting={<SkeletonRows count={6} height="h-14" padded />}
          failed={t('accounts:users.failed')}
          pages={query.data && { ...query.data, onPage: (page) => onSearch({ ...search, page }) }}
          empty={
            <EmptyState size="sm" icon={<UserCheck />} title={t('queue.empty')} hint={t('queue.emptyHint')} />
          }
        >
          <ul aria-label={t('queue.label')}>
            {rows.map((row) => (
              <ApplicantRow key={row.id} person={row} isOpen={row.id === person} />
            ))}
          </ul>
          {(query.data?.totalPages ?? 1) > 1 && (
            <Pagination
              className="border-t border-line p-3"
              page={query.data?.page ?? 1}
              totalPages={query.data?.totalPages ?? 1}
              total={query.data?.total ?? 0}
              pageSize={approvalSearch.size}
              onPage={(page) => onSearch({ ...search, page })}
            />
          )}
        </ListFaces>
      </Card>
      {person ? (
        <div ref={review} className="min-w-0 scroll-mt-16">
          <PersonReview key={person} id={person} onDone={() => narrow({ person: undefined })} />
        </div>
      ) : (
        <Card>
          <EmptyState icon={<UserCheck />} title={t('queue.choose')} hint={t('queue.chooseHint')} />
        </Card>
      )}
    </div>
  );
}
