import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { ArrowRight, History as Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type ActivityEntity, activityReaders } from '#shared/activity/activity-choices.ts';
import { type ActivityChange, type ActivityEntry, listActivity } from '#shared/activity/activity.contract.ts';
import { call } from '../../platform/api/call.ts';
import { useFormat } from '../../platform/format/use-format.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Button } from '../actions/button.tsx';
import { Badge } from '../data/badge.tsx';
import { CopyButton } from '../data/copy-button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { Loading, SkeletonText } from '../feedback/skeleton.tsx';
import { ListFaces } from '../list/list-faces.tsx';
import { Popover } from '../overlays/popover.tsx';
import { AccountRole } from '../status/account-status.tsx';
import { isId } from './history-text.ts';
import { HistoryValue } from './history-value.tsx';
import { PersonLine } from './person-line.tsx';
import { Timeline } from './timeline.tsx';
import * as roots from '../../platform/api/query-roots.ts';

type Props = { of: ActivityEntity; id: string };

/** Queries a history. Its key is below the shared root, so that any change can invalidate all. */
const historyQuery = ({ of, id }: Props) =>
  infiniteQueryOptions({
    queryKey: [...roots.activity, of, id],
    queryFn: ({ pageParam, signal }) =>
      call(listActivity, {
        params: { entity: of, id },
        query: { take: 10, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
  });

/** Shows who changed what, how, and through which channel. Only for those who may read the record. */
export function History({ of, id }: Props) {
  const { t } = useTranslation('activity');
  const mayRead = useCan(activityReaders[of]);
  const query = useInfiniteQuery({ ...historyQuery({ of, id }), enabled: mayRead });
  if (!mayRead) return null;
  const entries = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <ListFaces
      query={query}
      count={entries.length}
      waiting={
        <Loading>
          <SkeletonText lines={4} />
        </Loading>
      }
      failed={t('failed')}
      empty={<EmptyState size="sm" icon={<Clock />} title={t('empty')} hint={t('emptyHint')} />}
    >
      <Timeline
        lines={entries.map((entry) => ({
          id: entry.id,
          title: <ActSentence entry={entry} />,
          note: entry.fields.length > 0 && <Changes of={of} fields={entry.fields} />,
          meta: <Meta entry={entry} />,
        }))}
      />
      {query.isFetchNextPageError && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {t('failed')}
        </p>
      )}
      {query.hasNextPage && (
        <Button
          className="mt-4 w-full"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </ListFaces>
  );
}

/** Shows a text such as “Trần Thị Sen đã sửa”; the name opens the person. */
function ActSentence({ entry: { who, way, act } }: { entry: ActivityEntry }) {
  const { t } = useTranslation('activity');
  const nobody = way === 'form' || way === 'api' ? 'guest' : way === 'carrier' ? 'carrier' : 'system';
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      {who?.fullName ? <ActorName who={who} name={who.fullName} /> : t(who ? 'gone' : `by.${nobody}`)}
      <span className="font-normal text-ink-2">{t(`act.${act}`)}</span>
    </span>
  );
}

function ActorName({ who, name }: { who: NonNullable<ActivityEntry['who']>; name: string }) {
  const { t } = useTranslation('activity');
  return (
    <Popover
      label={t('person')}
      trigger={
        <button type="button" className="rounded-xs text-left font-semibold hover:text-brand hover:underline">
          {name}
        </button>
      }
    >
      <PersonLine name={name} avatarUrl={who.avatarUrl} meta={<AccountRole of={who.role} />} />
      {who.referenceId && (
        <CopyButton value={who.referenceId} label={t('copyCode')} className="mt-3 -ml-2.5 tabular-nums">
          {who.referenceId}
        </CopyButton>
      )}
    </Popover>
  );
}

/** Shows changed fields. If only the fact of a change is known, no values are shown. */
function Changes({ of, fields }: { of: ActivityEntity; fields: readonly ActivityChange[] }) {
  const { t } = useTranslation('activity');
  return (
    <span className="mt-1.5 block space-y-1.5">
      {fields.map(({ field, from, to }) => (
        <span key={field} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium text-ink">
            {/* A newer server may send a field this page has no label for. */}
            {t(`field.${field}` as never, { defaultValue: field })}
          </span>
          {from === to || (isId(field) && from !== null && to !== null) ? (
            <span>{t('changed')}</span>
          ) : (
            <>
              <HistoryValue of={of} field={field} value={from} />
              <span className="inline-flex min-w-0 items-center gap-x-2">
                <ArrowRight aria-hidden className="size-3.5 shrink-0" />
                <span className="sr-only">{t('to')}</span>
                <HistoryValue of={of} field={field} value={to} />
              </span>
            </>
          )}
        </span>
      ))}
    </span>
  );
}

function Meta({ entry: { at, way, jobId } }: { entry: ActivityEntry }) {
  const { t } = useTranslation('activity');
  const { ago, moment, day } = useFormat();
  const [since, exact] = [ago(at), moment(at)];
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
      <time dateTime={at}>{since === day(at) ? exact : `${since} (${exact})`}</time>
      <Badge>{t(`way.${way}`)}</Badge>
      {jobId && <span>{t('job', { id: jobId })}</span>}
    </span>
  );
}
