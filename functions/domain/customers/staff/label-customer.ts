import type { ActivityChange } from '#shared/activity/activity.contract.ts';
import { customerLimits } from '#shared/customers/customer-choices.ts';
import type { CustomerGroup } from '#shared/customers/customer-groups.contract.ts';
import type { labelCustomer as contract } from '#shared/customers/customers.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import { errorMessage } from '#shared/messages/index.ts';
import type { Language } from '#shared/values/language.ts';
import { slugify } from '#shared/values/text.ts';
import { listed } from '#functions/platform/records/audited-fields.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type Operation, put } from '#functions/platform/table/table-operations.ts';
import { listGroups } from '../groups/customer-groups.ts';
import { customerRecord, requireUnerased, type StoredCustomer } from '../records/customer.ts';
import { customerKeys } from '../records/customer-keys.ts';

type Labels = BodyOf<typeof contract>;

/** Removes tags that differ in spelling only. The first keeps its place, so adding it is no change. */
function distinct(tags: readonly string[]): string[] {
  const marks = tags.map(slugify);
  return tags.filter((_, place) => marks.indexOf(marks[place] ?? '') === place);
}

const without = (tags: readonly string[], gone: readonly string[]): string[] => {
  const marks = new Set(gone.map(slugify));
  return tags.filter((tag) => !marks.has(slugify(tag)));
};

const namesOf = (ids: readonly string[], groups: readonly CustomerGroup[]): string =>
  String(listed(groups.filter(({ id }) => ids.includes(id)).map(({ name }) => name)));

const changeOf = (field: string, from: string, to: string): ActivityChange[] =>
  from === to ? [] : [{ field, from, to }];

/** Stores tags apart, so that list filters can offer them without reading all customers. */
const keepTags = (tags: readonly string[]): Operation[] =>
  distinct(tags).map((tag) => put({ ...customerKeys.tag(slugify(tag)), entity: 'customer-tag', tag }));

/** Customer with changed labels. Groups that no longer exist are removed at the same time. */
function labelled(before: StoredCustomer, groups: readonly CustomerGroup[], labels: Labels) {
  const { addTags, removeTags, addGroups, removeGroups } = labels;
  const wanted = [...before.groups.filter((id) => !removeGroups.includes(id)), ...addGroups];
  return {
    tags: distinct([...without(before.tags, removeTags), ...addTags]),
    groups: groups.filter(({ id }) => wanted.includes(id)).map(({ id }) => id),
  };
}

/** Adds and removes labels relative to the current ones, so that two concurrent changes both take effect. */
export async function labelCustomer(
  { table, now }: Context,
  { id, ...labels }: Labels & { id: string },
): Promise<StoredCustomer> {
  const groups = await listGroups(table);
  const open = groups.filter(({ kind }) => kind === 'static').map((group) => group.id);
  if (labels.addGroups.some((group) => !open.includes(group))) throw new AppError('CUSTOMER_GROUP_NOT_FOUND');
  const read = () => requireUnerased(table, id);
  const { after } = await customerRecord.change(table, read, (before) => {
    const { tags, groups: groupIds } = labelled(before, groups, labels);
    if (tags.length > customerLimits.tags)
      throw new AppError('CUSTOMER_LABELS_FULL', { params: { limit: customerLimits.tags } });
    const fields = [
      ...changeOf('tags', String(listed(before.tags)), String(listed(tags))),
      ...changeOf('groups', namesOf(before.groups, groups), namesOf(groupIds, groups)),
    ];
    if (fields.length === 0) return undefined;
    const change = { tags, groups: groupIds, updatedAt: now().toISOString() };
    const replaced = customerRecord.replace(before, change, fields);
    return { after: replaced.after, writes: [...replaced.writes, ...keepTags(labels.addTags)] };
  });
  return after;
}

type Members = { groupId: string; customerIds: readonly string[]; put: 'in' | 'out'; language: Language };

const atOnce = 10;
const noLabels: Labels = { addTags: [], removeTags: [], addGroups: [], removeGroups: [] };

/** Adds customers to a group or removes them. Those that fail are listed, and the others are still changed. */
export async function changeGroupMembers(
  context: Context,
  { groupId, customerIds, put: way, language }: Members,
): Promise<{ refused: { id: string; reason: string }[] }> {
  const change = way === 'in' ? { addGroups: [groupId] } : { removeGroups: [groupId] };
  const groups = await listGroups(context.table);
  if (!groups.some(({ id, kind }) => id === groupId && kind === 'static'))
    throw new AppError('CUSTOMER_GROUP_NOT_FOUND');
  const refused: { id: string; reason: string }[] = [];
  const changeOne = async (id: string) => {
    try {
      await labelCustomer(context, { ...noLabels, ...change, id });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ id, reason: errorMessage(error.code, language, error.details.params) });
    }
  };
  for (let start = 0; start < customerIds.length; start += atOnce)
    await Promise.all(customerIds.slice(start, start + atOnce).map(changeOne));
  return { refused };
}
