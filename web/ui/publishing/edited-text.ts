import { hashKey, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { apiQuery } from '../../platform/lists/api-query.ts';
import type { FieldValues } from 'react-hook-form';
import { type DeskBase, type EditedText, type PublicationDesk, routesOf } from './publication-desk.ts';

/** Stands for the id of an item that does not exist yet. */
export const newItem = 'new';

type Desk<Text extends object, Boxes extends FieldValues> = PublicationDesk<Text, Boxes>;

const keyOf = (desk: Pick<DeskBase, 'routes'>, id: string) =>
  apiQuery(routesOf(desk).getDraft, { params: { id } }).queryKey;

/** Query of what editors have. The cast follows from the desk: its routes answer its texts. */
export const draftQuery = <Text extends object, Boxes extends FieldValues>(
  desk: Desk<Text, Boxes>,
  id: string,
) =>
  queryOptions<EditedText<Text>>({
    queryKey: keyOf(desk, id),
    queryFn: async ({ signal }) =>
      (await call(routesOf(desk).getDraft, { params: { id }, signal })) as EditedText<Text>,
  });

/** Reads the draft again, whatever is known of it. */
export const readDraft = <Text extends object, Boxes extends FieldValues>(
  client: QueryClient,
  desk: Desk<Text, Boxes>,
  id: string,
): Promise<EditedText<Text>> => client.fetchQuery({ ...draftQuery(desk, id), staleTime: 0 });

/** Keeps what was saved, so that an editor opened again begins with it, and lists are read again. */
export function keepSavedDraft(
  client: QueryClient,
  desk: DeskBase,
  id: string,
  change: (known: EditedText) => EditedText,
): void {
  client.setQueryData<EditedText>(keyOf(desk, id), (known) => known && change(known));
  markStale(client, desk, id, 'none');
}

/** Marks all that shows the item as stale, but not the draft, which is known. */
export function markStale(
  client: QueryClient,
  desk: DeskBase,
  id: string,
  refetchType: 'active' | 'none' = 'active',
): void {
  const known = hashKey(keyOf(desk, id));
  void client.invalidateQueries({
    queryKey: desk.root,
    predicate: ({ queryHash }) => queryHash !== known,
    refetchType,
  });
}
