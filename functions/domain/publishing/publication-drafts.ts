import type { DraftState, PublicationFields } from '#shared/publishing/publication.ts';
import { orThrow } from '#functions/platform/records/or-throw.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { keepMedia } from './keep-media.ts';
import {
  author,
  type PublicationMover,
  type PublicationRefusal,
  refuse,
  requireChange,
  requireMove,
  requireSeen,
  stamp,
} from './publication-mover.ts';
import { type PublicationRules, type SeenDraft, unpublishedFields } from './publication-rules.ts';
import type { PublicationTexts, StoredDraft } from './publication-texts.ts';

const stateOf = ({ version, savedAt, savedBy }: StoredDraft<object>): DraftState => ({
  draftVersion: version,
  savedAt,
  savedBy,
});

/** Draft of a record: one that all its editors share. */
export function publicationDrafts<S extends PublicationFields, D extends object>(
  rules: PublicationRules<S, D>,
  texts: PublicationTexts<D>,
  { move, fieldsOf, seenDraft, clearDraft }: PublicationMover<S, D>,
) {
  type T = S & { id: string };
  const { kind, record, videos } = rules;

  /** Keeps the uploads of a text that its area has just made with `make`. */
  const keepFirst = (context: Context, id: string, text: D): Promise<void> =>
    keepMedia(context, { kind, id }, { text, before: null, videos });

  /** Creates a record with its first draft, for the transaction of its area. */
  function make(
    context: Context,
    { id, text, card }: { id: string; text: D; card: Omit<S, keyof PublicationFields> },
  ): Operation[] {
    const clean = rules.clean?.(text) ?? text;
    const fields = unpublishedFields(context.now().toISOString());
    // The fields of publishing and those of the area are all fields of `S`.
    const made = { ...card, ...rules.cardOf(clean), ...fields, id } as unknown as T;
    return [...record.make(made), texts.makeDraft(id, { ...stamp(context), text: clean })];
  }

  /**
   * Saves the draft that all editors of a record share. Of two devices the later one with an outdated version is
   * refused. Until the first publication the card follows the draft, so that lists name what is written.
   */
  async function saveDraft(
    context: Context,
    { id, draftVersion, text: sent }: { id: string; draftVersion: number; text: D },
  ): Promise<DraftState & { version: number }> {
    const { table } = context;
    const text = rules.clean?.(sent) ?? sent;
    let state: DraftState | undefined;
    const { after } = await record.change(
      table,
      () => record.get(table, { id }),
      async (before) => {
        requireMove('save', before);
        const draft = await texts.readDraft(table, id);
        state = stateOf(draft);
        if (isRepeat(draft, draftVersion, text)) return undefined;
        requireSeen(draft, draftVersion);
        await keepMedia(context, { kind, id }, { text, before: draft.text, videos });
        const saved = { ...stamp(context), text };
        state = { ...state, ...saved, draftVersion: draftVersion + 1 };
        const fields = fieldsOf({ hasDraft: true }, before.publishedAt === null ? text : undefined);
        const isSame = JSON.stringify({ ...before, ...fields }) === JSON.stringify(before);
        const { after: changed, writes: own } = isSame
          ? { after: before, writes: [record.stays(before)] }
          : record.replace(before, fields);
        const writes: Operation<PublicationRefusal>[] = [
          ...own,
          texts.replaceDraft(id, draft, saved),
          ...(rules.alongside?.({ move: 'save', before, after: changed, text }) ?? []),
        ];
        return { after: changed, writes };
      },
      (refusal: PublicationRefusal) => refuse(refusal, 'save'),
    );
    const { savedAt, savedBy, draftVersion: saved } = orThrow(state, 'NOT_FOUND');
    return { draftVersion: saved, savedAt, savedBy, version: after.version };
  }

  /** Whether this editor's save was stored before and only its answer was lost. */
  const isRepeat = (draft: StoredDraft<D>, seen: number, text: D): boolean =>
    draft.version === seen + 1 &&
    draft.savedBy === author() &&
    JSON.stringify(draft.text) === JSON.stringify(text);

  /** Drops what is not published. A record that was never published has nothing else, and is archived instead. */
  const discardDraft = (context: Context, seen: SeenDraft): Promise<T> =>
    move(context, 'discard', seen, async (before) => {
      const draft = await seenDraft(context, seen);
      requireChange(draft.text !== null && before.publishedVersion > 0, before);
      return { fields: fieldsOf({ hasDraft: false }), writes: [clearDraft(context, seen.id, draft)] };
    });

  /** Makes an earlier version the draft; readers see it once it is published. */
  const restore = (context: Context, { number, ...seen }: SeenDraft & { number: number }): Promise<T> =>
    move(context, 'restore', seen, async () => {
      const draft = await seenDraft(context, seen);
      const { text } = await texts.readVersion(context.table, seen.id, number);
      return {
        fields: fieldsOf({ hasDraft: true }),
        writes: [texts.replaceDraft(seen.id, draft, { ...stamp(context), text })],
        also: [{ field: 'restoredVersion', from: null, to: number }],
      };
    });

  /** Text that an editor opens: the draft, or else what is published. */
  async function readForEditing({ table }: TableContext, id: string): Promise<DraftState & { text: D }> {
    const draft = await texts.readDraft(table, id);
    // It is read after the draft: a publication between the two reads moves the text from there to here.
    const text = draft.text ?? (await texts.readText(table, id));
    return { ...stateOf(draft), text: orThrow(text, 'NOT_FOUND') };
  }

  return { make, keepFirst, saveDraft, discardDraft, restore, readForEditing };
}
