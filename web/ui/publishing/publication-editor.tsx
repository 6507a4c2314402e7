import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import { useAutosave } from '../../platform/forms/use-autosave.ts';
import { isSameValue, merged } from '../../platform/forms/conflict.ts';
import { useContractForm } from '../../platform/forms/use-contract-form.ts';
import { ContractForm } from '../form/contract-form.tsx';
import { readDraft } from './edited-text.ts';
import { useDraftSaving } from './use-draft-saving.ts';
import { usePublicationMoves } from './use-publication-moves.ts';
import type { EditedText, OpenedText, PublicationDesk } from './publication-desk.ts';
import { AddressCard } from './address-card.tsx';
import { DraftConflictDialog } from './draft-conflict-dialog.tsx';
import { PublicationHead, type RemovedItem } from './publication-head.tsx';
import { VersionHistory } from './version-history.tsx';

type Props<Text extends object, Boxes extends FieldValues> = {
  desk: PublicationDesk<Text, Boxes>;
  /** The item as it is known now; undefined for a new one. */
  opened: OpenedText<Text> | undefined;
  /** Called once the first save has created the item. */
  onCreated: (id: string) => void;
  /** Called if the text was replaced by another one: the editor has to begin anew. */
  onReplaced: () => void;
  removal: RemovedItem;
};

/** Editor of one item: its text on the left, facts and publication beside it. It saves itself. */
export function PublicationEditor<Text extends object, Boxes extends FieldValues>({
  desk,
  opened,
  onCreated,
  onReplaced,
  removal,
}: Props<Text, Boxes>) {
  const client = useQueryClient();
  const first = opened?.edited.text ?? desk.blank;
  const [text, setText] = useState(first);
  const [theirs, setTheirs] = useState<EditedText<Text>>();
  const saving = useDraftSaving(desk, { opened, onCreated });
  const latest = useRef(first);
  const autosave = useAutosave(text, {
    save: async (changed) => {
      await moves.settled();
      return saving.save(changed);
    },
  });
  const moves = usePublicationMoves(desk, {
    saving,
    flush: autosave.flush,
    text: () => latest.current,
    onReplaced: () => {
      autosave.stop();
      onReplaced();
    },
    onConflict: setTheirs,
  });
  const form = useContractForm(desk.boxes, {
    values: desk.draftOf(first),
    send: () => autosave.flush(),
  });
  const { subscribe } = form;
  const follow = useEffectEvent((values: Boxes) => {
    const written = desk.textOf(values, saving.known()?.text ?? desk.blank);
    latest.current = written;
    setText(written);
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => follow(values) }),
    [subscribe],
  );
  const { follow: followVersion } = saving;
  const noteVersion = useEffectEvent((edited: EditedText<Text>) => followVersion(edited));
  useEffect(() => opened && noteVersion(opened.edited), [opened]);
  const arriving = useRef(0);
  const [isArriving, setArriving] = useState(false);
  const noteArriving = useCallback((count: number) => {
    arriving.current = count;
    setArriving(count > 0);
  }, []);
  const isUnsaved = () =>
    arriving.current > 0 || !isSameValue(saving.known()?.text ?? desk.blank, latest.current);

  const compare = async () => {
    const at = saving.known();
    if (at) setTheirs(await readDraft(client, desk, at.id));
  };
  /** Saves the own changes over the newer draft; what only the other editor changed stays. */
  const keepMine = (newer: EditedText<Text>) => {
    const mine = merged(saving.known()?.text ?? desk.blank, latest.current, newer.text);
    saving.accept(newer);
    // The names of the boxes are those of the draft.
    const boxes = Object.entries(desk.draftOf(mine)) as [
      FieldPath<Boxes>,
      FieldPathValue<Boxes, FieldPath<Boxes>>,
    ][];
    for (const [name, value] of boxes)
      if (!isSameValue(form.getValues(name), value)) form.setValue(name, value);
    setTheirs(undefined);
    autosave.resume(newer.text);
  };
  const { id, edited } = opened ?? {};
  const { Fields, SideFields, addressOf } = desk;
  const fields = { id, locked: edited?.state.status === 'archived', onArriving: noteArriving };
  const useTheirs = () => {
    autosave.stop();
    onReplaced();
  };
  return (
    <ContractForm
      form={{ ...form, unsaved: isUnsaved }}
      texts={desk.form}
      onLeave={autosave.stop}
      className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <PublicationHead
        desk={desk}
        opened={opened}
        text={text}
        autosave={autosave}
        moves={moves}
        isArriving={isArriving}
        onResolve={() => void compare()}
        removal={removal}
      />
      <div className="min-w-0 space-y-4">
        <Fields {...fields} />
      </div>
      <div className="space-y-4">
        {SideFields && <SideFields {...fields} />}
        {opened && addressOf && (
          <AddressCard
            slug={opened.edited.state.slug}
            addressOf={addressOf}
            locked={fields.locked}
            moves={moves}
          />
        )}
        {opened && <VersionHistory desk={desk} id={opened.id} state={opened.edited.state} moves={moves} />}
      </div>
      {theirs && (
        <DraftConflictDialog
          desk={desk}
          theirs={theirs}
          mine={text}
          onUseTheirs={useTheirs}
          onKeepMine={() => keepMine(theirs)}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </ContractForm>
  );
}
