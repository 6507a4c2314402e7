import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewsText } from '#shared/news/news.ts';
import { moveNews } from '#shared/news/write-news.contract.ts';
import type { MoveBody } from '#shared/publishing/publication-routes.ts';
import { isApiError, messageOf } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { isSameValue } from '#web/platform/forms/conflict.ts';
import { type EditedNews, newsDraftQuery, readNewsDraft } from '../api/edited-news.ts';
import type { NewsSaving } from './use-news-saving.ts';

export type NewsMove = Omit<MoveBody, 'version' | 'draftVersion'>;

type Rules = {
  saving: NewsSaving;
  /** Saves what is not saved yet. */
  flush: () => Promise<void>;
  /** Text of the editor now. */
  text: () => NewsText;
  /** Called after a move that replaced the text: the editor begins anew. */
  onReplaced: () => void;
  /** Called if somebody else saved a newer draft. */
  onConflict: (theirs: EditedNews) => void;
};

/**
 * Publishes, plans, withdraws or restores what is being edited. The text is saved first; what is typed meanwhile is
 * saved afterwards, over the version that the move led to.
 */
export function useNewsMoves({ saving, flush, text, onReplaced, onConflict }: Rules) {
  const { t } = useTranslation('staffNews');
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const running = useRef<Promise<unknown>>(undefined);

  async function send(move: NewsMove): Promise<void> {
    const at = saving.known();
    if (!at) return;
    const { id, version, draftVersion } = at;
    try {
      await call(moveNews, { params: { id }, body: { ...move, version, draftVersion } });
    } catch (error) {
      if (isApiError(error, 'STALE_STATE', 'PUBLICATION_STATE')) await catchUp(id, draftVersion);
      throw error;
    }
    saving.accept(await readNewsDraft(client, id));
    const { queryKey } = newsDraftQuery(id);
    void client.invalidateQueries({
      queryKey: roots.news,
      predicate: (query) => JSON.stringify(query.queryKey) !== JSON.stringify(queryKey),
    });
    toast.success(t(`moved.${move.move}`));
    if (move.move === 'discard' || move.move === 'restore') onReplaced();
  }

  /** Shows what somebody else did; their newer draft is compared before anything is saved over it. */
  async function catchUp(id: string, draftVersion: number): Promise<void> {
    const theirs = await readNewsDraft(client, id);
    if (theirs.draft.draftVersion === draftVersion) saving.accept(theirs);
    else onConflict(theirs);
  }

  /** Carries out a move; throws a refusal. Without a saved text it does nothing but say so. */
  async function move(wanted: NewsMove): Promise<void> {
    if (running.current) return;
    setBusy(true);
    try {
      await flush();
      if (!isSameValue(saving.known()?.text, text())) {
        toast.error(t('move.unsaved'));
        return;
      }
      running.current = send(wanted);
      await running.current;
    } finally {
      running.current = undefined;
      setBusy(false);
    }
  }

  return {
    busy,
    move,
    /** Carries out a move and shows a refusal as a message. */
    run: async (wanted: NewsMove): Promise<void> => {
      try {
        await move(wanted);
      } catch (error) {
        toast.error(messageOf(error) ?? t('move.unsaved'));
      }
    },
    /** Resolves once no move is under way. */
    settled: async (): Promise<void> => {
      await running.current?.catch(() => undefined);
    },
  };
}

export type NewsMoves = ReturnType<typeof useNewsMoves>;
