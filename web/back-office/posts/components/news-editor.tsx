import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { NewsText } from '#shared/news/news.ts';
import { useAutosave } from '#web/platform/forms/use-autosave.ts';
import { isSameValue, merged } from '#web/platform/forms/conflict.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { type EditedNews, readNewsDraft } from '../api/edited-news.ts';
import { useNewsMoves } from '../hooks/use-news-moves.ts';
import { useNewsSaving } from '../hooks/use-news-saving.ts';
import { blankNews, draftOf, NewsBoxes, type NewsDraft, textOf } from '../rules/news-draft.ts';
import { NewsConflictDialog } from './news-conflict-dialog.tsx';
import { NewsAddress } from './news-address.tsx';
import { NewsSideFields, NewsTextFields } from './news-fields.tsx';
import { NewsHistory } from './news-history.tsx';
import { NewsPublishing } from './news-publishing.tsx';

type Props = {
  /** The item as it is known now; undefined for a new one. */
  opened: { id: string; news: EditedNews } | undefined;
  /** Called once the first save has created the item. */
  onCreated: (id: string) => void;
  /** Called if the text was replaced by another one: the editor has to begin anew. */
  onReplaced: () => void;
};

const texts = { ns: 'staffNews', at: 'form' } as const;

/** Page of one news item: its text on the left, type, facts and publication beside it. It saves itself. */
export function NewsEditor({ opened, onCreated, onReplaced }: Props) {
  const client = useQueryClient();
  const first = opened?.news.text ?? blankNews;
  const [text, setText] = useState(first);
  const [theirs, setTheirs] = useState<EditedNews>();
  const saving = useNewsSaving({ opened, onCreated });
  const latest = useRef(first);
  const autosave = useAutosave(text, {
    save: async (changed) => {
      await moves.settled();
      return saving.save(changed);
    },
  });
  const moves = useNewsMoves({
    saving,
    flush: autosave.flush,
    text: () => latest.current,
    onReplaced: () => {
      autosave.stop();
      onReplaced();
    },
    onConflict: setTheirs,
  });
  const form = useContractForm(NewsBoxes, {
    values: draftOf(first),
    send: () => autosave.flush(),
  });
  const { subscribe } = form;
  const follow = useEffectEvent((values: NewsDraft) => {
    const written = textOf(values, saving.known()?.text ?? blankNews);
    latest.current = written;
    setText(written);
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => follow(values) }),
    [subscribe],
  );
  const arriving = useRef(0);
  const [isArriving, setArriving] = useState(false);
  const noteArriving = useCallback((count: number) => {
    arriving.current = count;
    setArriving(count > 0);
  }, []);
  const isUnsaved = () =>
    arriving.current > 0 || !isSameValue(saving.known()?.text ?? blankNews, latest.current);

  const compare = async () => {
    const at = saving.known();
    if (at) setTheirs(await readNewsDraft(client, at.id));
  };
  /** Saves the own changes over the newer draft; what only the other editor changed stays. */
  const keepMine = (newer: EditedNews) => {
    const mine: NewsText = merged(saving.known()?.text ?? blankNews, latest.current, newer.text);
    saving.accept(newer);
    for (const [name, value] of Object.entries(draftOf(mine)))
      if (!isSameValue(form.getValues(name as keyof NewsDraft), value))
        form.setValue(name as keyof NewsDraft, value as never, { shouldDirty: true });
    setTheirs(undefined);
    autosave.resume(newer.text);
  };
  const state = opened?.news.state;
  const isLocked = state?.status === 'archived';
  return (
    <ContractForm
      form={{ ...form, unsaved: isUnsaved }}
      texts={texts}
      onLeave={autosave.stop}
      className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <NewsPublishing
        opened={opened}
        text={text}
        autosave={autosave}
        moves={moves}
        isArriving={isArriving}
        onResolve={() => void compare()}
        onRemoved={autosave.stop}
      />
      <NewsTextFields locked={isLocked} onArriving={noteArriving} />
      <div className="space-y-4">
        <NewsSideFields locked={isLocked} />
        {opened && <NewsAddress slug={opened.news.state.slug} locked={isLocked} moves={moves} />}
        {opened && <NewsHistory id={opened.id} state={opened.news.state} moves={moves} />}
      </div>
      {theirs && (
        <NewsConflictDialog
          theirs={theirs}
          mine={text}
          onUseTheirs={() => {
            autosave.stop();
            onReplaced();
          }}
          onKeepMine={() => keepMine(theirs)}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </ContractForm>
  );
}
