import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { createNews, saveNewsDraft } from '#shared/news/write-news.contract.ts';
import type { NewsText } from '#shared/news/news.ts';
import { call } from '#web/platform/api/call.ts';
import { existingResult } from '#web/platform/forms/existing-result.ts';
import { type EditedNews, keepSavedDraft, readNewsDraft } from '../api/edited-news.ts';

/** What the server has, as far as an editor knows; `text` is the one that was sent last. */
type KnownNews = { id: string; text: NewsText; draftVersion: number; version: number };

const knownOf = (id: string, { draft, state }: EditedNews, text: NewsText): KnownNews => ({
  id,
  text,
  draftVersion: draft.draftVersion,
  version: state.version,
});

/**
 * Saves the text of a news item. The first save of a new one creates it as a draft; a repeat of that request creates
 * nothing more, and a text that changed since is saved over what the first request created.
 */
export function useNewsSaving({
  opened,
  onCreated,
}: {
  opened: { id: string; news: EditedNews } | undefined;
  onCreated: (id: string) => void;
}) {
  const client = useQueryClient();
  const known = useRef(opened && knownOf(opened.id, opened.news, opened.news.text));
  const requestKey = useRef<string>(undefined);

  async function saveOver(id: string, draftVersion: number, text: NewsText): Promise<{ savedAt: string }> {
    const { version, ...draft } = await call(saveNewsDraft, { params: { id }, body: { draftVersion, text } });
    known.current = { id, text, draftVersion: draft.draftVersion, version };
    keepSavedDraft(client, id, (before) => ({
      ...before,
      text,
      draft,
      state: { ...before.state, version, hasDraft: true },
    }));
    return draft;
  }

  /** Returns the id of the new item, or of the one that an earlier request with another text created. */
  async function create(text: NewsText): Promise<{ id: string; isOlder: boolean }> {
    requestKey.current ??= crypto.randomUUID();
    const body = { ...text, isPublished: false, requestKey: requestKey.current };
    try {
      return { id: (await call(createNews, { body })).id, isOlder: false };
    } catch (error) {
      const made = existingResult(error);
      if (made === undefined) throw error;
      return { id: made, isOlder: true };
    }
  }

  async function save(text: NewsText): Promise<{ savedAt: string }> {
    if (known.current) return saveOver(known.current.id, known.current.draftVersion, text);
    const { id, isOlder } = await create(text);
    const made = await readNewsDraft(client, id);
    known.current = knownOf(id, made, text);
    const draft = isOlder ? await saveOver(id, made.draft.draftVersion, text) : made.draft;
    onCreated(id);
    return draft;
  }

  return {
    save,
    /** Takes over the versions that the server has now. */
    accept: (news: EditedNews) => {
      if (known.current) known.current = knownOf(known.current.id, news, known.current.text);
    },
    known: () => known.current,
  };
}

export type NewsSaving = ReturnType<typeof useNewsSaving>;
