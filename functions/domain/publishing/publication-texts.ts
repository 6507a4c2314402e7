import { Buffer } from 'node:buffer';
import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { VersionLine } from '#shared/publishing/publication.ts';
import { orThrow } from '#functions/platform/records/or-throw.ts';
import type { Reads } from '#functions/platform/table/table.ts';
import { check, type Key, type Operation, put, remove } from '#functions/platform/table/table-operations.ts';
import { publicationKeys, versionPrefix } from './publishing-keys.ts';

/** DynamoDB's limit of an item is 400 KB; the rest is for keys, names and the moment. */
const maxTextBytes = 350_000;

/** Refusal of a write when the draft has changed since it was read. */
export const draftMoved = 'draft-moved';

/** Draft as stored. Its item stays after publication without a text, so that its version never starts again. */
export type StoredDraft<D> = { text: D | null; version: number; savedAt: string; savedBy: string | null };

/** Text that a due item will publish: the one that was seen when the moment was chosen. */
export type ScheduledText<D> = { text: D | null; draftVersion: number; by: string | null };

/** Number of versions in one page of a list. */
const versionsAtOnce = 20;

/** Refuses a draft that would not fit. What is published or planned was a draft before. */
function requireSize(text: unknown): void {
  if (Buffer.byteLength(JSON.stringify(text)) > maxTextBytes) throw new AppError('PAYLOAD_TOO_LARGE');
}

/** Reads and writes of a record's texts, which lie beside its card because they are large. */
export function publicationTexts<D extends object>(kind: string, text: z.ZodType<D>) {
  const keys = publicationKeys(kind);
  const Draft = z.object({
    text: text.nullable(),
    version: z.int(),
    savedAt: z.string(),
    savedBy: z.string().nullable(),
  });
  const Text = z.object({ text });
  const Scheduled = z.object({
    text: text.nullable(),
    draftVersion: z.int(),
    by: z.string().nullable(),
  });

  const draftItem = (id: string, draft: StoredDraft<D>) => {
    requireSize(draft.text);
    return { ...keys.draft(id), entity: 'publication-draft', ...draft };
  };

  /** Items of a published version: what readers see, its line among the versions, and its text there. */
  const versionItems = (id: string, line: VersionLine, published: D) => ({
    text: { ...keys.text(id), entity: 'publication-text', text: published },
    line: { ...keys.version(id, line.number), entity: 'publication-version', ...line },
    versionText: {
      ...keys.versionText(id, line.number),
      entity: 'publication-version-text',
      text: published,
    },
  });

  return {
    draftItem,
    versionItems,

    readDraft: async (table: Reads, id: string): Promise<StoredDraft<D>> =>
      orThrow(await table.get(keys.draft(id), Draft), 'NOT_FOUND'),

    makeDraft: (id: string, draft: Omit<StoredDraft<D>, 'version'>): Operation =>
      put(draftItem(id, { ...draft, version: 1 })),

    /** Replaces an unchanged draft. */
    replaceDraft: (
      id: string,
      before: StoredDraft<D>,
      after: Omit<StoredDraft<D>, 'version'>,
    ): Operation<typeof draftMoved> =>
      put(draftItem(id, { ...after, version: before.version + 1 }), {
        when: { version: before.version },
        refusal: draftMoved,
      }),

    /** Condition that a draft is unchanged since it was read. */
    draftStays: (id: string, { version }: StoredDraft<D>): Operation<typeof draftMoved> =>
      check(keys.draft(id), { when: { version }, refusal: draftMoved }),

    readText: async (table: Reads, id: string): Promise<D | undefined> =>
      (await table.get(keys.text(id), Text))?.text,

    /** Key and schema of the text that readers see, for one read together with other items. */
    textEntry: (id: string): [Key, typeof Text] => [keys.text(id), Text],

    /** Publishes a text as a version. The version of the card keeps two publications from taking the same number. */
    putText: (id: string, line: VersionLine, published: D): Operation[] =>
      Object.values(versionItems(id, line, published)).map((item) => put(item)),

    findScheduled: (table: Reads, id: string): Promise<ScheduledText<D> | undefined> =>
      table.get(keys.scheduled(id), Scheduled),

    putScheduled: (id: string, scheduled: ScheduledText<D>): Operation =>
      put({ ...keys.scheduled(id), entity: 'publication-scheduled', ...scheduled }),

    removeScheduled: (id: string): Operation => remove(keys.scheduled(id)),

    /** Lists versions without their texts, the newest first. */
    listVersions: (table: Reads, id: string, cursor?: string) =>
      table.list(
        {
          pk: keys.partition(id),
          startsWith: versionPrefix,
          newestFirst: true,
          limit: versionsAtOnce,
          cursor,
        },
        VersionLine,
      ),

    readVersion: async (table: Reads, id: string, number: number): Promise<VersionLine & { text: D }> => {
      const [line, found] = await table.getMany([
        [keys.version(id, number), VersionLine],
        [keys.versionText(id, number), Text],
      ]);
      return { ...orThrow(line, 'VERSION_NOT_FOUND'), ...orThrow(found, 'VERSION_NOT_FOUND') };
    },
  };
}

export type PublicationTexts<D extends object> = ReturnType<typeof publicationTexts<D>>;
