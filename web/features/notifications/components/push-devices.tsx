import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BellRing, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { NotificationSettings } from '#shared/notifications/notification-settings.contract.ts';
import {
  addPushDevice,
  type PushDevice,
  removePushDevice,
  testPushDevice,
} from '#shared/notifications/push-devices.contract.ts';
import { reasonOf } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { QueryError } from '#web/ui/feedback/error-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { devicesQuery } from '../api/notification-queries.ts';
import { deviceName, pushAbility, subscribe, unsubscribe } from '../rules/browser-push.ts';

/** Shows devices that receive push messages, with the time of their last one, and a test button. */
export function PushDevices({ push }: { push: NotificationSettings['push'] }) {
  const { t } = useTranslation('notifications');
  const query = useQuery(devicesQuery);
  const { data, error } = query;
  if (error) return <QueryError query={query} size="sm" title={t('failed.devices')} />;
  if (!data) return <Skeleton className="h-12" />;
  return (
    <>
      {data.data.every(({ isThis }) => !isThis) && <ThisDevice push={push} />}
      <ul className="divide-y divide-line">
        {data.data.map((device) => (
          <Device key={device.id} device={device} />
        ))}
      </ul>
    </>
  );
}

function useDeviceAct<Input>(act: (input: Input) => Promise<string | undefined>) {
  const { t } = useTranslation('notifications');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (said) => void (said && toast.success(said)),
    onError: (error) => toast.error(reasonOf(error) ?? t('failed.push')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  });
}

function ThisDevice({ push }: { push: NotificationSettings['push'] }) {
  const { t } = useTranslation('notifications');
  const ability = pushAbility();
  const { mutate, isPending } = useDeviceAct(async () => {
    const address = await subscribe(push);
    if (address === 'denied') throw new Error('The browser was told not to');
    await call(addPushDevice, { body: { ...address, name: deviceName() } });
    return t('push.on');
  });
  if (ability !== 'ready') return <Notice tone="sky" title={t(`push.${ability}`)} className="mb-3" />;
  return (
    <div className="flex items-center gap-3 pb-3">
      <BellRing aria-hidden className="size-5 shrink-0 text-ink-2" />
      <p className="min-w-0 grow text-sm text-ink-2">{t('push.offer')}</p>
      <Button
        size="sm"
        loading={isPending}
        loadingText={t('push.turningOn')}
        onClick={() => mutate(undefined)}
      >
        {t('push.turnOn')}
      </Button>
    </div>
  );
}

function Device({ device }: { device: PushDevice }) {
  const { t } = useTranslation('notifications');
  const { moment } = useFormat();
  const { id, name, isThis, lastDeliveredAt } = device;
  const shown = name || t('push.unnamed');
  const test = useDeviceAct(async () => {
    await call(testPushDevice, { params: { id }, body: {} });
    return t('push.sent');
  });
  const remove = useDeviceAct(async () => {
    if (isThis) await unsubscribe().catch(() => undefined);
    await call(removePushDevice, { params: { id } });
    return t('push.removed');
  });
  return (
    <li className="flex items-center gap-3 py-3">
      <BellRing aria-hidden className="size-5 shrink-0 text-ink-2" />
      <div className="min-w-0 grow">
        <p className="font-medium">{isThis ? t('push.thisDevice', { name: shown }) : shown}</p>
        <p className="text-sm text-ink-2">
          {lastDeliveredAt ? t('push.delivered', { at: moment(lastDeliveredAt) }) : t('push.neverDelivered')}
        </p>
      </div>
      <Button
        size="sm"
        loading={test.isPending}
        loadingText={t('push.testing')}
        onClick={() => test.mutate(undefined)}
      >
        {t('push.test')}
      </Button>
      <IconButton
        size="sm"
        label={t('push.remove', { name: shown })}
        icon={<Trash2 />}
        loading={remove.isPending}
        onClick={() => remove.mutate(undefined)}
      />
    </li>
  );
}
