import clsx from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, List, Network, UserPlus } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#shared/accounts/user.ts';
import { can } from '#shared/contract/access.ts';
import type { NetworkFigures } from '#shared/referrals/network.contract.ts';
import { referralTypes } from '#shared/referrals/referral-choices.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Pagination } from '#web/ui/data/pagination.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';
import { useMediaQuery } from '#web/ui/hooks/use-media-query.ts';
import { branchesQuery, referralsQuery } from '../api/referral-queries.ts';
import { useOpenRows } from '../hooks/use-open-rows.ts';
import { referralSearch, type ReferralSearch } from '../rules/referral-search.ts';
import { treeLines } from '../rules/tree-lines.ts';
import { BranchPicture } from './branch-picture.tsx';
import { NetworkCards } from './network-cards.tsx';
import { NetworkFilters } from './network-filters.tsx';
import { NetworkTable } from './network-table.tsx';

type Props = {
  user: SessionUser;
  figures?: NetworkFigures | undefined;
  search: ReferralSearch;
  onSearch: (search: ReferralSearch) => void;
  className?: string;
};

const wide = '(width >= 64rem)';

/** Shows a network with tabs and filters: the user's own, or that of a member in it. */
export function NetworkPanel({ user, figures, search, onSearch, className }: Props) {
  const { t } = useTranslation('referrals');
  const id = search.who ?? user.id;
  const isOwn = id === user.id;
  const type = search.type ?? 'all';
  const change = (by: Partial<ReferralSearch>) => onSearch(referralSearch.changed(search, by));
  const look = (who: string) =>
    onSearch(referralSearch.read({ view: search.view, who: who === user.id ? undefined : who }));
  const isPicture = search.view === 'picture';
  return (
    <Card padded={false} className={clsx('@container min-w-0 overflow-hidden', className)}>
      {!isOwn && <WhoseNetwork id={id} onBack={() => look(user.id)} />}
      <div className="flex flex-wrap items-start justify-between gap-x-4 px-2">
        <Tabs
          label={t('tabs.label')}
          value={type}
          onChange={(chosen) => change({ type: chosen === 'all' ? undefined : chosen })}
          tabs={referralTypes.map((value) => ({
            value,
            label: t(`tabs.${value}`),
            ...(isOwn && figures && { count: value === 'all' ? figures.total : figures[value] }),
          }))}
          className="[&>[role=tabpanel]]:hidden"
        />
        <div className="flex gap-1 py-1 pr-1">
          <IconButton
            size="sm"
            label={t('view.list')}
            icon={<List />}
            pressed={!isPicture}
            onClick={() => onSearch({ ...search, view: undefined })}
          />
          <IconButton
            size="sm"
            label={t('view.picture')}
            icon={<Network />}
            pressed={isPicture}
            onClick={() => onSearch({ ...search, view: 'picture' })}
          />
        </div>
      </div>
      {isPicture ? (
        <BranchPicture id={id} ownId={user.id} onLook={look} />
      ) : (
        <NetworkList {...{ user, id, isOwn, search, onSearch }} onLook={look} />
      )}
    </Card>
  );
}

/** Names the member whose network is listed, because it looks like the user's own. */
function WhoseNetwork({ id, onBack }: { id: string; onBack: () => void }) {
  const { t } = useTranslation('referrals');
  const { data } = useQuery(branchesQuery(id));
  // While the next network is loading, the data still belongs to the previous one.
  const root = data?.root.id === id ? data.root : undefined;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-2">
      <Button variant="ghost" size="sm" icon={<ArrowLeft />} onClick={onBack}>
        {t('back')}
      </Button>
      {root && (
        <h2 className="min-w-0 text-sm font-bold wrap-anywhere">{t('of', { name: root.fullName })}</h2>
      )}
    </div>
  );
}

type ListProps = Pick<Props, 'user' | 'search' | 'onSearch'> & {
  id: string;
  isOwn: boolean;
  onLook: (id: string) => void;
};

function NetworkList({ user, id, isOwn, search, onSearch, onLook }: ListProps) {
  const { t } = useTranslation('referrals');
  const query = useQuery(referralsQuery(id, search));
  const isWide = useMediaQuery(wide);
  const open = useOpenRows();
  const type = search.type ?? 'all';
  const asked = JSON.stringify([id, referralSearch.toQuery(search)]);
  const { closeAll } = open;
  // Opened rows belong to the previous list, so a new list closes them.
  useEffect(() => closeAll(), [asked]); // oxlint-disable-line react-hooks/exhaustive-deps
  const { data } = query;
  const change = (by: Partial<ReferralSearch>) => onSearch(referralSearch.changed(search, by));
  const toPage = (page: number) => onSearch({ ...search, page: page > 1 ? page : undefined });
  const lines = treeLines(data?.data ?? [], open, isOwn && type === 'all');
  const mayAct = can(user.role, 'users.manage') && type !== 'indirect';
  const rows = { lines, open, search, mayAct, viewer: user.id, onLook, onChange: change };
  return (
    <>
      <NetworkFilters search={search} onChange={change} total={data?.total} />
      <ListFaces
        query={query}
        count={lines.length}
        waiting={
          <Loading times={6} className="space-y-2 p-4">
            <Skeleton className="h-11 w-full" />
          </Loading>
        }
        failed={t('failed')}
        empty={<NoRows isNarrowed={search.searchTerm !== undefined || search.status !== undefined} />}
        pages={data && { ...data, onPage: toPage }}
      >
        {isWide ? <NetworkTable {...rows} /> : <NetworkCards {...rows} />}
        <Pagination
          className="border-t border-line p-3"
          page={data?.page ?? 1}
          totalPages={data?.totalPages ?? 1}
          onPage={toPage}
        />
      </ListFaces>
      <span className="sr-only" aria-live="polite">
        {data ? t('picture.people', { count: data.total }) : ''}
      </span>
    </>
  );
}

function NoRows({ isNarrowed }: { isNarrowed: boolean }) {
  const { t } = useTranslation('referrals');
  return (
    <EmptyState
      icon={<UserPlus />}
      title={t(isNarrowed ? 'empty.noneFound' : 'empty.title')}
      hint={t(isNarrowed ? 'empty.noneFoundHint' : 'empty.hint')}
    />
  );
}
