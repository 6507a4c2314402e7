import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { MoveBody } from '#shared/publishing/publication-routes.ts';
import { isApiError, messageOf } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { toast } from '../../platform/feedback/toast.ts';
import { isSameValue } from '../../platform/forms/conflict.ts';
import { markStale, readDraft } from './edited-text.ts';
import { type EditedText, type PublicationDesk, routesOf } from './publication-desk.ts';
import type { DraftSaving } from './use-draft-saving.ts';

type PublicationStep = Omit<MoveBody, 'version' | 'draftVersion'>;

type Rules<Text extends object> = {
  saving: DraftSaving<Text>;
  /** Saves what is not saved yet. */
  flush: () => Promise<void>;
  /** Text of the editor now. */
  text: () => Text;
  /** Called after a move that replaced the text: the editor begins anew. */
  onReplaced: () => void;
  /** Called if somebody else saved a newer draft. */
  onConflict: (theirs: EditedText<Text>) => void;
};

/**
 * Publishes, plans, withdraws or restores what is being edited. The text is saved first; what is typed meanwhile is
 * saved afterwards, over the version that the move led to.
 */
export function usePublicationMoves<Text extends object, Boxes extends FieldValues>(
  desk: PublicationDesk<Text, Boxes>,
  { saving, flush, text, onReplaced, onConflict }: Rules<Text>,
) {
  const { t } = useTranslation('publishing');
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const running = useRef<Promise<unknown>>(undefined);

  async function send(step: PublicationStep): Promise<void> {
    const at = saving.known();
    if (!at) return;
    const { id, version, draftVersion } = at;
    try {
      await call(routesOf(desk).move, { params: { id }, body: { ...step, version, draftVersion } });
    } catch (error) {
      if (isApiError(error, 'STALE_STATE', 'PUBLICATION_STATE')) await catchUp(id, draftVersion);
      throw error;
    }
    saving.accept(await readDraft(client, desk, id));
    markStale(client, desk, id);
    toast.success(t(`moved.${step.move}`));
    if (step.move === 'discard' || step.move === 'restore') onReplaced();
  }

  /** Shows what somebody else did; their newer draft is compared before anything is saved over it. */
  async function catchUp(id: string, draftVersion: number): Promise<void> {
    const theirs = await readDraft(client, desk, id);
    if (theirs.draft.draftVersion === draftVersion) saving.accept(theirs);
    else onConflict(theirs);
  }

  /** Carries out a move; throws a refusal. Without a saved text it does nothing but say so. */
  async function move(step: PublicationStep): Promise<void> {
    if (running.current) return;
    setBusy(true);
    try {
      await flush();
      if (!isSameValue(saving.known()?.text, text())) {
        toast.error(t('move.unsaved'));
        return;
      }
      running.current = send(step);
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
    run: async (step: PublicationStep): Promise<void> => {
      try {
        await move(step);
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

export type PublicationMoves = ReturnType<typeof usePublicationMoves>;
