import type fc from 'fast-check';
import { AppError } from '#shared/contract/errors.ts';
import { type DomainEvent, eventsOf, groupOf, keepsOrder, queuesOf } from '#shared/events/registry.ts';
import { paperFields } from '#shared/identity/identity-choices.ts';
import { usualRewardRule } from '#shared/referrals/reward-rule.ts';
import { newId } from '#shared/values/ids.ts';
import { credentialsItem, type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { memberCountsItem, noCounts } from '#functions/domain/accounts/member-counts.ts';
import { recoveryHash } from '#functions/domain/accounts/sign-in/spend-recovery-code.ts';
import { applyOrder } from '#functions/domain/orders/buyer/count-for-customer.ts';
import { refreshMember } from '#functions/domain/customers/counting/refresh-member.ts';
import { forgetPerson } from '#functions/domain/leaving/forget-person.ts';
import { cancelDue, Due } from '#functions/domain/due/due-items.ts';
import { identityKeys } from '#functions/domain/identity/identity-keys.ts';
import { ownerItem } from '#functions/domain/identity/paper-owner.ts';
import { emptyWallet, type StoredPaper, walletRecord } from '#functions/domain/identity/wallet.ts';
import { emptyAccount } from '#functions/domain/leaving/empty-account.ts';
import { tendLeaving } from '#functions/domain/leaving/leaving.ts';
import { listMember } from '#functions/domain/notifications/list-member.ts';
import { sendDigest } from '#functions/domain/notifications/send-digest.ts';
import { notifyMember } from '#functions/domain/notifications/notify-member.ts';
import { newsOf } from '#functions/domain/notifications/define-news.ts';
import { seededNetwork } from '#functions/domain/referrals/network/count-network.ts';
import { placeMember } from '#functions/domain/referrals/network/place-member.ts';
import { followReward } from '#functions/domain/referrals/rewards/follow-reward.ts';
import { Reward } from '#functions/domain/referrals/rewards/reward-record.ts';
import { rewardRuleItem } from '#functions/domain/referrals/rewards/reward-rule.ts';
import { matureReward } from '#functions/domain/referrals/rewards/mature-reward.ts';
import type { Bucket } from '#functions/platform/clients/bucket.ts';
import { type Item, type Key, put as putting } from '#functions/platform/table/table-operations.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { notices } from '#functions/workers/all-notices.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { brought } from '../referrals/a-tree.ts';

const dayMilliseconds = 86_400_000;
const long = '2026-01-01T00:00:00.000Z';

/** Nothing lies there in this market. */
const bucket = { remove: () => Promise.resolve() } as unknown as Bucket;

/** Nobody opens it here. */
const sealed = Object.fromEntries(paperFields.map((field) => [field, 'sealed'])) as StoredPaper['facts'];

/** As its owner entered it. */
export const aPaper = (id: string, given: Partial<StoredPaper> = {}): StoredPaper => ({
  id,
  kind: 'cccd',
  state: 'draft',
  facts: sealed,
  tail: '4821',
  mark: `mark-${id}`,
  inForce: null,
  flags: [],
  front: null,
  back: null,
  submittedAt: null,
  decidedAt: null,
  createdAt: long,
  updatedAt: long,
  ...given,
});

/** Whoever is to leave, who brought them, whom they brought, somebody beside them, and staff. */
function people() {
  const known = { verificationDate: long, status: 'active' as const };
  const referrer = brought(undefined, { ...known, fullName: 'Hà Trên Cao', phoneNumber: '0900000001' });
  const leaver = brought(referrer, {
    ...known,
    fullName: 'Nguyễn Thị Ra Đi',
    email: 'ra.di@example.com',
    phoneNumber: '0900000222',
    bio: 'Bán cốm ở chợ Hàng Da',
    dob: '1992-03-14',
    seenBy: { dob: 'near' },
  });
  const friend = brought(leaver, { ...known, fullName: 'Đức Ở Lại', phoneNumber: '0900000333' });
  const bystander = brought(undefined, { ...known, fullName: 'Bình Bên Cạnh', phoneNumber: '0900000444' });
  const admin = brought(undefined, { ...known, role: 'admin', fullName: 'Lan Quản Trị' });
  return { referrer, leaver, friend, bystander, admin };
}

const claim = (key: Key, { id }: Profile): Item => ({ ...key, entity: 'claim', userId: id });

/** More than anybody spends. */
export const recoveryCodes = Array.from({ length: 20 }, (_, nth) => `code-${nth}`);

function firstItems({ leaver, referrer, ...others }: ReturnType<typeof people>): Item[] {
  const everybody = [referrer, leaver, ...Object.values(others)];
  const id = newId();
  const sent = { state: 'submitted', submittedAt: long } as const;
  const inForce = { facts: sealed, tail: '4821', mark: `mark-${id}`, approvedAt: long };
  const wallet = { version: 1, papers: [aPaper(id, { ...sent, inForce })], submittedAt: long };
  return [
    ...everybody.map(profileRecord.item),
    ...everybody.map((one) => claim(accountKeys.reference(one.referenceId), one)),
    claim(accountKeys.email(leaver.email), leaver),
    claim(accountKeys.phone(leaver.phoneNumber), leaver),
    credentialsItem(leaver.id, { sessionsFrom: long }),
    ...recoveryCodes.map((code) => ({
      ...accountKeys.recovery(leaver.id, recoveryHash(leaver.id, code)),
      entity: 'recovery',
    })),
    ...seededNetwork(everybody),
    ...[referrer, leaver].map((one) => memberCountsItem(one.id, { ...noCounts, referrals: 1 })),
    rewardRuleItem({ ...usualRewardRule, isOn: true, monthlyCap: null, version: 1 }),
    walletRecord.item({ ...emptyWallet(leaver, new Date(long)), ...wallet, submission: 'edit' }),
    ownerItem(id, leaver.id),
    { ...identityKeys.mark(`mark-${id}`, leaver.id), entity: 'identity-mark', userId: leaver.id },
  ];
}

/** What the workers of these queues do. */
async function work(context: Context & { bucket: Bucket }, event: DomainEvent): Promise<void> {
  const { type } = event;
  if (type === 'member.left') await emptyAccount(context, event);
  else if (type === 'member.placed') await placeMember(context, event);
  else if (type === 'order.to-reward' || type === 'return.to-reward') await followReward(context, event);
  else if (type === 'account.changed') await refreshMember(context, event.userId);
  else if (type === 'order.changed') await applyOrder(context, event.orderId);
  else if (type === 'customer.erased') await forgetPerson(context, event);
  else if (type === 'member.listed') await listMember(context, event);
  else if (
    type === 'member.moved' ||
    type === 'member.asked' ||
    type === 'member.followed' ||
    type === 'reward.moved' ||
    type === 'order.moved'
  )
    for (const news of await newsOf(context, event, notices)) await notifyMember(context, news);
}

const followed = new Set(['leaving', 'referrals', 'customers', 'notify']);
const isInOrder = (event: DomainEvent): boolean => queuesOf(event).some((queue) => keepsOrder(queue));

/** A table with these people in it, whose changes are told as its stream tells them, and a clock. */
export function departureScene(scheduler: fc.Scheduler) {
  const told: DomainEvent[] = [];
  /** Rewards that somebody was to have and was not there any more to have. */
  const leftBehind: string[] = [];
  const who = people();
  let [changes, moment] = [0, Date.UTC(2026, 10, 2, 5)];
  const { table, put, rows } = memoryTable(
    () => scheduler.schedule(Promise.resolve(), 'table'),
    (before, after) => {
      if (before?.['id'] === who.leaver.id && after?.['closedAs'] === 'left' && before['closedAs'] !== 'left')
        leftBehind.push(...underWay());
      told.push(
        ...eventsOf(`change-${(changes += 1)}`, { before, after }).filter((event) =>
          queuesOf(event).some((queue) => followed.has(queue)),
        ),
      );
    },
  );
  const underWay = () =>
    rows()
      .filter(({ entity, referrerId }) => entity === 'order-reward' && referrerId === who.leaver.id)
      .map((row) => Reward.parse(row))
      .filter(({ state, amount }) => amount > 0 && (state === 'waiting' || state === 'held'))
      .map(({ id }) => id);
  // No two changes are of one moment.
  const context = { table, now: () => new Date((moment += 1)), bucket };
  put(firstItems(who));

  const busy = new Set<string>();
  /** Works off one of those that wait; of a group the first. What fails comes again. */
  async function hear(place: number, times: number): Promise<void> {
    const waiting = told.filter((event) => !busy.has(groupOf(event)));
    const asked = waiting[place % Math.max(1, waiting.length)];
    const event =
      asked && isInOrder(asked)
        ? waiting.find((one) => isInOrder(one) && groupOf(one) === groupOf(asked))
        : asked;
    if (!event) return;
    told.splice(told.indexOf(event), 1);
    const group = groupOf(event);
    busy.add(group);
    try {
      // One that was worked off and not taken from its queue is told once more.
      for (let time = 0; time < times; time += 1) await work(context, event);
    } catch (error) {
      if (isInOrder(event)) told.unshift(event);
      else told.push(event);
      if (!(error instanceof AppError) && !(error instanceof Error && error.constructor === Error))
        throw error;
    } finally {
      busy.delete(group);
    }
  }

  const effects = {
    reward: ({ of }: Due) => matureReward(context, of),
    leaving: (due: Due) => tendLeaving(context, due),
    'notification-digest': ({ of }: Due) => sendDigest(context, of),
  };
  const isTended = (kind: string): kind is keyof typeof effects => kind in effects;

  async function pass(days: number): Promise<void> {
    moment += days * dayMilliseconds;
    const by = context.now().toISOString();
    const due = rows().flatMap((row) => (row['entity'] === 'due' ? [Due.parse(row)] : []));
    await Promise.all(
      due.map(async (one) => {
        if (one.at > by || !isTended(one.kind)) return;
        await effects[one.kind](one);
        await table.write([cancelDue(one)]);
      }),
    );
  }

  return {
    table,
    rows,
    leftBehind,
    context,
    who,
    hear,
    isQuiet: () => told.length === 0,
    waiting: () => told.map(({ type }) => type),
    /** Written by somebody whom the stream follows. */
    write: (...items: Item[]) => table.write(items.map((item) => putting(item))),
    pass,
  };
}

export type DepartureScene = ReturnType<typeof departureScene>;
