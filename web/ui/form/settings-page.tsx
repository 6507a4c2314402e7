import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../platform/api/api-error.ts';
import type { SettingsQuery } from '../../platform/forms/use-settings-form.ts';
import { Button } from '../actions/button.tsx';
import { Notice } from '../feedback/notice.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';

/** Makes the page of settings: their form once they are loaded, else a skeleton or the failure. */
export function settingsPage<Settings>(
  query: SettingsQuery<Settings>,
  Form: ComponentType<{ settings: Settings }>,
) {
  return function SettingsPage() {
    const { t } = useTranslation('ui');
    const { data, error, refetch } = useQuery(query);
    if (data !== undefined) return <Form settings={data} />;
    if (!error) return <Skeleton className="h-80 w-full" />;
    return (
      <Notice title={messageOf(error)}>
        <Button onClick={() => void refetch()}>{t('state.retry')}</Button>
      </Notice>
    );
  };
}
