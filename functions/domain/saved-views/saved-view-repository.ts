import * as z from 'zod';
import { type ListViews, maxSavedViews, SavedView } from '#shared/saved-views/saved-views.contract.ts';
import { once, type OwnRequest } from '#functions/platform/records/once.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { check, create, remove, update, upsert } from '#functions/platform/table/table-operations.ts';
import { allStaff, savedViewKeys } from './saved-view-keys.ts';

/** View as stored; the key says whose it is. */
const StoredView = SavedView.omit({ shared: true });
type StoredView = z.infer<typeof StoredView>;

/** Number of views, and the one that opens the list. */
const Book = z.object({ count: z.int().default(0), defaultId: z.string().optional() });

const Row = z.union([
  z.object({ entity: z.literal('saved-view'), ...StoredView.shape }),
  z.object({ entity: z.literal('saved-view-book'), ...Book.shape }),
]);

type Change = Pick<SavedView, 'version'> & {
  [Part in 'name' | 'search' | 'columns']?: SavedView[Part] | undefined;
};

export const createSavedViewRepository = (table: Table, list: string) => {
  const everything = async (owner: string) =>
    (await table.list(savedViewKeys.everything(owner, list), Row)).items;
  const viewsAmong = (rows: z.infer<typeof Row>[], shared: boolean): SavedView[] =>
    rows.flatMap((row) => (row.entity === 'saved-view' ? [{ ...StoredView.parse(row), shared }] : []));

  return {
    async listFor(userId: string): Promise<ListViews> {
      const [own, shared] = await Promise.all([everything(userId), everything(allStaff)]);
      const views = [...viewsAmong(own, false), ...viewsAmong(shared, true)];
      const book = own.find((row) => row.entity === 'saved-view-book');
      // If the shared view was deleted, the list opens without a view.
      const opens = views.find(({ id }) => id === book?.defaultId);
      return { views, defaultId: opens?.id ?? null };
    },

    /** Finds a view the person may see: their own, or a shared one. */
    async find(userId: string, id: string): Promise<SavedView | undefined> {
      const [own, shared] = await table.getMany([
        [savedViewKeys.view(userId, list, id), StoredView],
        [savedViewKeys.view(allStaff, list, id), StoredView],
      ]);
      if (own) return { ...own, shared: false };
      return shared && { ...shared, shared: true };
    },

    /** Adds a view, unless the limit is reached. A repeated request returns the view that was added. */
    add(userId: string, { shared, ...view }: SavedView, asking: Pick<OwnRequest, 'requestKey' | 'asked'>) {
      const owner = shared ? allStaff : userId;
      const request = { ...asking, who: userId, what: `saved-views/create-saved-view/${list}` };
      return once(table, request, {
        result: view.id,
        writes: [
          upsert(
            savedViewKeys.book(owner, list),
            { add: { count: 1 }, set: { entity: 'saved-view-book' } },
            { when: { count: { missingOrAtMost: maxSavedViews - 1 } }, refusal: 'full' },
          ),
          create({ ...savedViewKeys.view(owner, list, view.id), entity: 'saved-view', ...view }),
        ],
      });
    },

    /** Changes a view with a version check; undefined if it was changed or deleted meanwhile. */
    async change(
      userId: string,
      { id, shared }: SavedView,
      { version, ...fields }: Change,
    ): Promise<SavedView | undefined> {
      const operation = update(
        savedViewKeys.view(shared ? allStaff : userId, list, id),
        { set: fields, add: { version: 1 } },
        { when: { version } },
      );
      const changed = await table.change(operation, StoredView);
      return changed && { ...changed, shared };
    },

    async remove(userId: string, { id, shared }: SavedView): Promise<'gone' | undefined> {
      const owner = shared ? allStaff : userId;
      return table.write([
        remove(savedViewKeys.view(owner, list, id), { when: { pk: { present: true } }, refusal: 'gone' }),
        update(savedViewKeys.book(owner, list), { add: { count: -1 } }),
      ]);
    },

    /** The check keeps the default from pointing to a view that is deleted at the same moment. */
    async setDefault(userId: string, view: SavedView | undefined): Promise<'gone' | undefined> {
      const book = savedViewKeys.book(userId, list);
      const entity = 'saved-view-book';
      if (!view) return table.write([upsert(book, { set: { entity }, remove: ['defaultId'] })]);
      const key = savedViewKeys.view(view.shared ? allStaff : userId, list, view.id);
      return table.write([
        check(key, { when: { pk: { present: true } }, refusal: 'gone' }),
        upsert(book, { set: { entity, defaultId: view.id } }),
      ]);
    },
  };
};
