import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { can } from '#shared/contract/access.ts';
import type { SessionUser } from '#shared/accounts/user.ts';
import { QueryError } from '#web/ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { settingsQuery } from '../api/notification-queries.ts';
import { useChoices } from '../hooks/use-choices.ts';
import { KindsGrid } from './kinds-grid.tsx';
import { PushDevices } from './push-devices.tsx';
import { QuietAndDigest } from './quiet-and-digest.tsx';

/** Shows the notification settings: kinds, channels and quiet hours. Each change is saved at once. */
export function NotificationSettingsPage({ user }: { user: Pick<SessionUser, 'role'> }) {
  const { t } = useTranslation('notifications');
  const query = useQuery(settingsQuery);
  const { data: settings, error } = query;
  const change = useChoices();
  return (
    <>
      <header className="pb-5">
        <h1 className="text-2xl font-bold">{t('settings.title')}</h1>
        <p className="mt-1 text-ink-2">{t('settings.lead')}</p>
      </header>
      {settings && (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <Card>
            <CardHeader title={t('settings.what')} />
            <KindsGrid
              settings={settings}
              isStaff={can(user.role, 'admin.enter')}
              onChange={(kinds) => change({ kinds })}
            />
          </Card>
          <div className="grid gap-4">
            <Card>
              <CardHeader title={t('settings.when')} />
              <QuietAndDigest settings={settings} onChange={change} />
            </Card>
            <Card>
              <CardHeader title={t('push.title')} hint={t('push.hint')} />
              <PushDevices push={settings.push} />
            </Card>
          </div>
        </div>
      )}
      {!settings && (
        <Card>
          {error ? (
            <QueryError query={query} title={t('failed.settingsRead')} />
          ) : (
            <Loading times={7} className="space-y-4">
              <Skeleton className="h-9" />
            </Loading>
          )}
        </Card>
      )}
    </>
  );
}
