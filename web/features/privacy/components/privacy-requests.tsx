import { useQuery } from '@tanstack/react-query';
import { FileClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listOwnPrivacy, type PrivacyRequest } from '#shared/people/privacy.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';
import { DialogButton } from '#web/ui/overlays/dialog-button.tsx';
import { AskPrivacyDialog } from './ask-privacy-form.tsx';

const ownQuery = apiQuery(listOwnPrivacy);

/** Shows the user's privacy requests and the answers, for the account settings. */
export function PrivacyRequests() {
  const { t } = useTranslation('privacy');
  const query = useQuery(ownQuery);
  const requests = query.data ?? [];
  return (
    <Card>
      <CardHeader
        title={t('title')}
        hint={t('lead')}
        action={
          <DialogButton dialog={(onClose) => <AskPrivacyDialog onClose={onClose} />}>{t('ask')}</DialogButton>
        }
      />
      <ListFaces
        query={query}
        count={requests.length}
        waiting={
          <Loading>
            <SkeletonText lines={3} />
          </Loading>
        }
        failed={t('failed')}
        empty={<EmptyState size="sm" icon={<FileClock />} title={t('empty')} />}
      >
        <ul className="divide-y divide-line text-sm">
          {requests.map((request) => (
            <RequestLine key={request.id} request={request} />
          ))}
        </ul>
      </ListFaces>
    </Card>
  );
}

function RequestLine({ request }: { request: PrivacyRequest }) {
  const { t } = useTranslation('privacy');
  const { day } = useFormat();
  const { kind, state, text, dueOn, answer, answeredAt } = request;
  return (
    <li className="space-y-1 py-3">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">{t(`kinds.${kind}`)}</span>
        <Badge tone={answeredAt ? 'neutral' : 'sky'}>{t(`states.${state}`)}</Badge>
      </p>
      <p className="text-ink-2 wrap-anywhere">{text}</p>
      <p className="text-ink-2">
        {answeredAt ? t('answered', { day: day(answeredAt) }) : t('due', { day: day(dueOn) })}
      </p>
      {answer && <p className="wrap-anywhere">{answer}</p>}
    </li>
  );
}
