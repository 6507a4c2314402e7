import { AppError } from '#shared/contract/errors.ts';
import type { Language } from '#shared/values/language.ts';
import { kindOf, type NotificationKind } from '#shared/notifications/notification-kinds.ts';
import {
  namedInGroup,
  type NotificationView,
  type NotifiedPerson,
} from '#shared/notifications/notification.ts';
import { linkOf, relatedTo, sentenceOf } from '#shared/notifications/notification-texts.ts';
import { actionOf, postIdOf } from '#shared/notifications/subject-notice.ts';
import type { NotificationsPage } from '#shared/notifications/read-notifications.contract.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import { findBox } from './mark-read.ts';
import { notificationKeys } from './notification-keys.ts';
import { type Box, isRead, sequenceOf, StoredNotification } from './notification-record.ts';

type PageOf = {
  userId: string;
  page: number;
  limit: number;
  kind?: NotificationKind | undefined;
  unread?: boolean;
  language: Language;
};

/** Maximum number of notifications that pages can reach. */
const maxLookedAt = 1000;
const atOnce = 200;
const keysAtOnce = 100;

const personOf = ({ id, fullName, avatarUrl, referenceId, verificationDate }: Profile): NotifiedPerson => ({
  id,
  fullName,
  avatarUrl,
  referenceId,
  isVerified: verificationDate !== null,
});

/** Public data of these members, without those who left. */
export async function peopleBy(
  { table }: Context,
  ids: readonly string[],
): Promise<Map<string, NotifiedPerson>> {
  const all = [...new Set(ids)];
  const found = new Map<string, NotifiedPerson>();
  for (let start = 0; start < all.length; start += keysAtOnce)
    for (const [id, profile] of await findMembers(table, all.slice(start, start + keysAtOnce)))
      found.set(id, personOf(profile));
  return found;
}

/** Matching notifications of a page, newest first, and one more if there is one. */
async function look(context: Context, box: Box, { page, limit, kind, unread }: PageOf) {
  const wanted = page * limit + 1;
  const fits = (one: StoredNotification) =>
    (kind === undefined || kindOf[one.type] === kind) && !(unread && isRead(one, box));
  const found: StoredNotification[] = [];
  let [seen, cursor]: [number, string | undefined] = [0, undefined];
  do {
    const slice: { items: StoredNotification[]; cursor: string | undefined } = await context.table.list(
      {
        pk: notificationKeys.partition(box.userId),
        startsWith: notificationKeys.prefix,
        newestFirst: true,
        limit: kind === undefined && !unread ? Math.min(atOnce, wanted - found.length) : atOnce,
        cursor,
      },
      StoredNotification,
    );
    found.push(...slice.items.filter(fits));
    seen += slice.items.length;
    ({ cursor } = slice);
  } while (cursor && found.length < wanted && seen < maxLookedAt);
  return found;
}

/** Comments and replies name their author under a name of their own. */
const isComment = (type: StoredNotification['type']): boolean =>
  type === 'commented' || type === 'comment_replied';

function viewOf(
  one: StoredNotification,
  { box, people, language }: { box: Box; people: ReadonlyMap<string, NotifiedPerson>; language: Language },
): NotificationView {
  const named = one.actorIds.slice(0, namedInGroup).flatMap((id) => people.get(id) ?? []);
  const [actor = null] = named;
  const names = named.map(({ fullName }) => fullName);
  const link = linkOf(one);
  const { model, id: modelId } = relatedTo(one);
  return {
    id: one.id,
    notificationId: one.id,
    sequence: one.sequence,
    type: one.type,
    kind: kindOf[one.type],
    action: actionOf(one.type, one.data),
    ...sentenceOf(language, one, names),
    isRead: isRead(one, box),
    createdAt: one.createdAt,
    linkUrl: link,
    link,
    relatedModel: model,
    relatedModelId: modelId,
    targetType: model,
    targetId: modelId,
    postId: postIdOf(one.data),
    actor,
    userData: actor && { fullName: actor.fullName },
    commenterName: isComment(one.type) ? (actor?.fullName ?? null) : null,
    reactorName: kindOf[one.type] === 'likes' ? (actor?.fullName ?? null) : null,
    adminName: null,
    people: named,
    peopleCount: one.actorIds.length,
  };
}

export async function listNotifications(context: Context, asked: PageOf): Promise<NotificationsPage> {
  const { userId, page, limit, language } = asked;
  const box = await findBox(context, userId);
  const found = await look(context, box, asked);
  const shown = found.slice((page - 1) * limit, page * limit);
  const people = await peopleBy(
    context,
    shown.flatMap(({ actorIds }) => actorIds.slice(0, namedInGroup)),
  );
  return {
    data: shown.map((one) => viewOf(one, { box, people, language })),
    page,
    hasNext: found.length > page * limit,
    sequence: box.sequence,
    unread: box.unread,
  };
}

/** All members in a grouped notification. */
export async function listNotifiedPeople(
  context: Context,
  { userId, id }: { userId: string; id: string },
): Promise<{ data: NotifiedPerson[] }> {
  const one = await context.table.get(notificationKeys.one(userId, sequenceOf(id)), StoredNotification);
  if (one?.id !== id) throw new AppError('NOTIFICATION_NOT_FOUND');
  const people = await peopleBy(context, one.actorIds);
  return { data: one.actorIds.flatMap((actorId) => people.get(actorId) ?? []) };
}
