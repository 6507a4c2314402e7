import * as z from 'zod';
import { customerLimits } from '#shared/customers/customer-choices.ts';
import { CustomerGroup, type GroupDraft } from '#shared/customers/customer-groups.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { newId } from '#shared/values/ids.ts';
import { collator } from '#shared/values/text.ts';
import { booksNaming } from '#functions/domain/pricing/books-naming.ts';
import { answeredOnce, claimRequest } from '#functions/platform/records/once.ts';
import { writeOrThrow } from '#functions/platform/records/or-throw.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import type { Reads } from '#functions/platform/table/table.ts';
import { customerKeys } from '../records/customer-keys.ts';

const groupRecord = versioned({
  entity: 'customer-group',
  schema: CustomerGroup,
  key: ({ id }: { id: string }) => customerKeys.group(id),
  version: 'version',
  stale: 'STALE_STATE',
  missing: 'CUSTOMER_GROUP_NOT_FOUND',
});

const Label = z.union([CustomerGroup, z.object({ tag: z.string() })]);

/** Limit of groups and tags together, with room to spare, since staff invent tags freely. */
const maxLabels = 500;

/** All groups and all tags in use, each sorted by name. */
export async function readLabels(table: Reads): Promise<{ groups: CustomerGroup[]; tags: string[] }> {
  const { items } = await table.list({ pk: customerKeys.labels, limit: maxLabels }, Label);
  const groups = items.flatMap((label) => ('tag' in label ? [] : [label]));
  const tags = items.flatMap((label) => ('tag' in label ? [label.tag] : []));
  return {
    groups: groups.toSorted((a, b) => collator.compare(a.name, b.name)),
    tags: tags.toSorted(collator.compare),
  };
}

/** All groups, sorted by name. */
export async function listGroups(table: Reads): Promise<CustomerGroup[]> {
  const asked = {
    pk: customerKeys.labels,
    startsWith: customerKeys.group('').sk,
    limit: customerLimits.groups,
  };
  const { items } = await table.list(asked, CustomerGroup);
  return items.toSorted((a, b) => collator.compare(a.name, b.name));
}

export const requireGroup = ({ table }: TableContext, id: string): Promise<CustomerGroup> =>
  groupRecord.get(table, { id });

type NewGroup = GroupDraft & { userId: string; clientRequestId?: string | undefined };

export async function createGroup(
  context: Context,
  { userId, clientRequestId: requestKey, ...draft }: NewGroup,
): Promise<CustomerGroup> {
  const { table, now } = context;
  const request = { who: userId, what: 'customers/create-customer-group', requestKey, asked: draft };
  const made = (id: string) => requireGroup(context, id);
  // A repeated request is answered even if it took the last free place.
  return answeredOnce(table, request, {
    before: made,
    work: async () => {
      const known = await listGroups(table);
      if (known.length >= customerLimits.groups)
        throw new AppError('CUSTOMER_LABELS_FULL', { params: { limit: customerLimits.groups } });
      const at = now();
      const group = { ...draft, id: newId(at.getTime()), createdAt: at.toISOString(), version: 1 };
      const refusal = await table.write([...claimRequest(request, group.id), ...groupRecord.make(group)]);
      return refusal ?? made(group.id);
    },
  });
}

/** Changes a group. Its kind stays, because a rule would drop customers whom staff added. */
export async function updateGroup(
  context: Context,
  { id, version, kind, ...change }: GroupDraft & { id: string; version: number },
): Promise<CustomerGroup> {
  const before = await requireGroup(context, id);
  if (before.version !== version || before.kind !== kind) throw new AppError('STALE_STATE');
  const { after, writes } = groupRecord.replace(before, change);
  await writeOrThrow(context.table, writes);
  return after;
}

const maxNamed = 3;

/** Deletes a group unless price books use it. Former members keep its id, which means nothing. */
export async function deleteGroup(context: Context, id: string): Promise<void> {
  const group = await requireGroup(context, id);
  const books = await booksNaming(context, { kind: 'group', groupId: id });
  if (books.length > 0) {
    const names = books.slice(0, maxNamed).map(({ name }) => name);
    throw new AppError('CUSTOMER_GROUP_IN_USE', {
      params: {
        count: books.length,
        names: names.join(', ') + (books.length > names.length ? ', …' : ''),
      },
      errors: books.map(({ path, name }) => ({ path, message: name })),
    });
  }
  await writeOrThrow(context.table, groupRecord.softDelete(group));
}
