import { useQueryClient } from '@tanstack/react-query';
import { Bell, BellRing } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { remindOfNews } from '#shared/news/index.ts';
import type { NewsItem } from '#shared/news/news.ts';
import { useSwitchAct } from '#web/platform/acts/use-switch-act.ts';
import { reasonOf } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { useSignInOffer } from '#web/platform/session/use-sign-in-offer.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showReminded } from '../api/event-queries.ts';
import { canRemind } from '../rules/event-time.ts';

type Props = { item: NewsItem; isReminded: boolean };

/** Sets a reminder of an event, or takes it back; a refusal shows the former state again. */
export function EventReminder({ item, isReminded }: Props) {
  const { t } = useTranslation('news');
  const client = useQueryClient();
  const isMember = useSignInOffer(t('reminder.guest'));
  const change = useSwitchAct({
    show: (on) => showReminded(client, item.id, on),
    send: (on) => call(remindOfNews, { params: { id: item.id }, body: { on } }),
    onError: (error) => toast.error(reasonOf(error) ?? t('reminder.failed')),
  });
  const [now] = useState(() => Date.now());
  if (!canRemind(item, now)) return null;
  return (
    <Button
      size="sm"
      aria-pressed={isReminded}
      aria-label={t(isReminded ? 'reminder.endOf' : 'reminder.of', { title: item.title })}
      title={t('reminder.hint')}
      icon={isReminded ? <BellRing aria-hidden className="text-brand" /> : <Bell aria-hidden />}
      onClick={() => isMember() && change(!isReminded)}
    >
      {t(isReminded ? 'reminder.on' : 'reminder.set')}
    </Button>
  );
}
