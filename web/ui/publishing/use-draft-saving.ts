import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { call } from '../../platform/api/call.ts';
import { existingResult } from '../../platform/forms/existing-result.ts';
import { keepSavedDraft, readDraft } from './edited-text.ts';
import { type EditedText, type OpenedText, type PublicationDesk, routesOf } from './publication-desk.ts';

/** What the server has, as far as an editor knows; `text` is the one that was sent last. */
type KnownText<Text> = { id: string; text: Text; draftVersion: number; version: number };

const knownOf = <Text extends object>(
  id: string,
  { draft, state }: EditedText,
  text: Text,
): KnownText<Text> => ({ id, text, draftVersion: draft.draftVersion, version: state.version });

type Rules<Text extends object> = { opened: OpenedText<Text> | undefined; onCreated: (id: string) => void };

/**
 * Saves what is written. The first save of a new item creates it as a draft; a repeat of that request creates
 * nothing more, and a text that changed since is saved over what the first request created.
 */
export function useDraftSaving<Text extends object, Boxes extends FieldValues>(
  desk: PublicationDesk<Text, Boxes>,
  { opened, onCreated }: Rules<Text>,
) {
  const client = useQueryClient();
  const known = useRef(opened && knownOf(opened.id, opened.edited, opened.edited.text));
  const requestKey = useRef<string>(undefined);

  async function saveOver(id: string, draftVersion: number, text: Text): Promise<{ savedAt: string }> {
    const input = { params: { id }, body: { draftVersion, text } };
    const { version, ...draft } = await call(routesOf(desk).saveDraft, input);
    known.current = { id, text, draftVersion: draft.draftVersion, version };
    keepSavedDraft(client, desk, id, (before) => ({
      ...before,
      text,
      draft,
      state: { ...before.state, version, hasDraft: true },
    }));
    return draft;
  }

  /** Returns the id of the new item, or of the one that an earlier request with another text created. */
  async function create(text: Text): Promise<{ id: string; isOlder: boolean }> {
    requestKey.current ??= crypto.randomUUID();
    if (!desk.create) throw new Error('Items of this kind are created elsewhere');
    try {
      return { id: (await desk.create(text, requestKey.current)).id, isOlder: false };
    } catch (error) {
      const made = existingResult(error);
      if (made === undefined) throw error;
      return { id: made, isOlder: true };
    }
  }

  async function save(text: Text): Promise<{ savedAt: string }> {
    if (known.current) return saveOver(known.current.id, known.current.draftVersion, text);
    const { id, isOlder } = await create(text);
    const made = await readDraft(client, desk, id);
    known.current = knownOf(id, made, text);
    const draft = isOlder ? await saveOver(id, made.draft.draftVersion, text) : made.draft;
    onCreated(id);
    return draft;
  }

  /** Takes over the versions that the server has now. */
  const accept = (edited: EditedText) => {
    if (known.current) known.current = knownOf(known.current.id, edited, known.current.text);
  };
  return {
    save,
    accept,
    /** Takes over a version that another form of the page has raised, unless the draft is another one, too. */
    follow: (edited: EditedText) => {
      const { draftVersion = 0, version = 0 } = known.current ?? {};
      if (edited.draft.draftVersion === draftVersion && edited.state.version > version) accept(edited);
    },
    known: () => known.current,
  };
}

export type DraftSaving<Text extends object> = Pick<
  ReturnType<typeof useDraftSaving<Text, FieldValues>>,
  'accept' | 'known'
>;
