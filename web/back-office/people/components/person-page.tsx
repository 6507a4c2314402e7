import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listMemberLog } from '#shared/people/member-log.contract.ts';
import type { Person } from '#shared/people/person.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Avatar } from '#web/ui/data/avatar.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';
import { History } from '#web/ui/record/history.tsx';
import { Timeline } from '#web/ui/record/timeline.tsx';
import { HintBadges } from './applicant-row.tsx';
import { PersonFacts } from './person-facts.tsx';

type Props = {
  person: Person;
  /** Slot for other areas, filled by the route: papers and orders. */
  beside?: ReactNode;
};

export function PersonPage({ person, beside }: Props) {
  const { t } = useTranslation(['people', 'activity']);
  const waits = person.status === 'pending_admin';
  return (
    <div className="space-y-3">
      {waits && (
        <Notice tone="sky" title={t('waits')}>
          <ButtonLink
            to="/admin/users/approval"
            search={{ person: person.id }}
            size="sm"
            iconAfter={<ArrowRight />}
          >
            {t('toQueue')}
          </ButtonLink>
        </Notice>
      )}
      <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="space-y-3">
          <Card>
            <div className="flex items-start gap-4">
              <Avatar name={person.fullName} src={person.avatarUrl} size="lg" decorative />
              <CardHeader title={t('facts')} />
            </div>
            <p className="flex flex-wrap gap-1.5">
              <HintBadges person={person} />
            </p>
            <PersonFacts person={person} />
          </Card>
          {beside}
        </div>
        <div className="space-y-3">
          <Card>
            <CardHeader title={t('activity:title')} />
            <History of="user" id={person.id} />
          </Card>
          <Doings id={person.id} />
        </div>
      </div>
    </div>
  );
}

/** The member's latest sign-ins, confirmed addresses and registration. */
function Doings({ id }: { id: string }) {
  const { t } = useTranslation('people');
  const { moment } = useFormat();
  const query = useQuery(apiQuery(listMemberLog, { query: { userId: id, limit: 10 } }));
  const lines = query.data?.data ?? [];
  return (
    <Card>
      <CardHeader
        title={t('doings')}
        action={
          <ButtonLink to="/admin/accounts/activities" search={{ userId: id }} size="sm">
            {t('doingsAll')}
          </ButtonLink>
        }
      />
      <ListFaces
        query={query}
        count={lines.length}
        waiting={
          <Loading>
            <SkeletonText lines={3} />
          </Loading>
        }
        failed={t('log.failed')}
        empty={<EmptyState size="sm" icon={<Clock />} title={t('log.none')} />}
      >
        <Timeline
          lines={lines.map((line) => ({
            id: line.id,
            title: t(`log.type.${line.activityType}`),
            meta: moment(line.createdAt),
          }))}
        />
      </ListFaces>
    </Card>
  );
}
