import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mention } from '#shared/discussion/comment.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { showAdded } from '../api/thread-cache.ts';
import type { Thread } from '../api/thread-queries.ts';
import { refusalOf } from '../rules/refusal.ts';

/** A comment that the server has not confirmed yet. Its key makes a repeated sending one comment. */
export type OutboxEntry = {
  requestKey: string;
  parentId: string | null;
  text: { content: string; mentions: Mention[] };
  state: 'sending' | 'failed';
  /** Reason of a refusal in the server's words; undefined if no answer came. */
  reason?: string | undefined;
};

/** Sends comments of one discussion; each is on screen from the press until the server's answer replaces it. */
export function useOutbox(thread: Thread) {
  const { t } = useTranslation('discussion');
  const client = useQueryClient();
  const [entries, setEntries] = useState<readonly OutboxEntry[]>([]);
  const drop = (requestKey: string) =>
    setEntries((all) => all.filter((entry) => entry.requestKey !== requestKey));
  const put = (entry: OutboxEntry) =>
    setEntries((all) => [...all.filter(({ requestKey }) => requestKey !== entry.requestKey), entry]);

  const deliver = async (entry: OutboxEntry) => {
    put({ ...entry, state: 'sending', reason: undefined });
    const { requestKey, parentId, text } = entry;
    try {
      const comment = await thread.kind.calls.add(thread.id, { ...text, requestKey, parentId });
      showAdded(client, thread, comment);
      drop(requestKey);
      if (thread.kind.confirms) toast.success(t('done.add'));
    } catch (error) {
      put({ ...entry, state: 'failed', reason: refusalOf(error) });
    }
  };
  return {
    under: (parentId: string | null) => entries.filter((entry) => entry.parentId === parentId),
    hasFailed: () => entries.some(({ state }) => state === 'failed'),
    send: (parentId: string | null, text: OutboxEntry['text']) =>
      void deliver({ requestKey: crypto.randomUUID(), parentId, text, state: 'sending' }),
    retry: (entry: OutboxEntry) => void deliver(entry),
    drop,
  };
}
