import type { HoldReason } from '#shared/referrals/rewards.contract.ts';
import { type RewardRule, usualRewardRule } from '#shared/referrals/reward-rule.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { dueItem } from '#functions/domain/due/due-items.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { seededNetwork } from '#functions/domain/referrals/network/count-network.ts';
import {
  amountOf,
  grantOf,
  linesFor,
  monthOf,
  payableFrom,
  uncountedOf,
} from '#functions/domain/referrals/rewards/calculate-reward.ts';
import { movedSums } from '#functions/domain/referrals/rewards/book-reward.ts';
import {
  lineItem,
  noSums,
  type Reward,
  rewardRecord,
  type Sums,
  sumsRecord,
} from '#functions/domain/referrals/rewards/reward-record.ts';
import { rewardRuleItem } from '#functions/domain/referrals/rewards/reward-rule.ts';
import type { StoredReturn } from '#functions/domain/returns/return-record.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import type { DemoOrder } from './orders.ts';
import type { DemoReturn } from './returns.ts';

/** Reward rule of the demo shop, switched on. */
const rule: RewardRule = { ...usualRewardRule, isOn: true, version: 1 };

/** Every sixth reward is held, because buyer and referrer have something in common. */
const oneHeldOf = 6;
const reasons: readonly HoldReason[] = ['address', 'phone', 'payer'];

type Sources = { members: Profile[]; orders: DemoOrder[]; returns: DemoReturn[] };

function stateOf(payableAt: string | null, isHeld: boolean, now: string): Reward['state'] {
  if (isHeld) return 'held';
  return payableAt !== null && payableAt <= now ? 'payable' : 'waiting';
}

const uncountedIn = (returns: readonly StoredReturn[], orderId: string): Reward['uncounted'] =>
  Object.fromEntries(
    returns
      .filter((one) => one.orderId === orderId)
      .map((one) => [one.id, uncountedOf(one)] as const)
      .filter(([, amount]) => amount > 0),
  );

/** Builds rewards and totals of the referral tree, as the real counting writes them. */
export function itemsOfNetwork({ members, orders, returns }: Sources, today: Date): Item[] {
  const now = today.toISOString();
  const byId = new Map<string, Profile>(members.map((member) => [member.id, member]));
  const ledgers = new Map<string, Sums & { referrerId: string }>();
  const items: Item[] = [];
  const paid = orders.map(({ order }) => order).toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  const back = returns.map((one) => one.stored);
  let count = 0;

  function book(order: StoredOrder, buyer: Profile, referrer: Profile): void {
    const ledger = ledgers.get(referrer.id) ?? { ...noSums(referrer.id), version: 1 };
    const earnedAt = order.createdAt;
    const month = monthOf(earnedAt);
    const grant = grantOf({ order, buyer, referrer }, rule, ledger.months[month] ?? 0);
    if (!grant) return;
    count += 1;
    const isHeld = count % oneHeldOf === 0;
    const payableAt = payableFrom(order, rule.waitDays);
    const reason = reasons[(count / oneHeldOf) % reasons.length];
    const begun: Reward = {
      id: order.id,
      orderCode: order.code,
      referrerId: referrer.id,
      userId: buyer.id,
      ...grant,
      state: stateOf(payableAt, isHeld, now),
      heldFor: isHeld && reason ? [reason] : [],
      waitDays: rule.waitDays,
      earnedAt,
      payableAt,
      uncounted: {},
      decidedBy: null,
      note: null,
      version: 1,
    };
    const uncounted = uncountedIn(back, order.id);
    const lines = [
      { kind: 'earned' as const, amount: grant.amount, returned: null },
      ...linesFor(begun, order, uncounted),
    ];
    const reward = { ...begun, uncounted, amount: amountOf(begun, order, uncounted) };
    for (const [nth, line] of lines.entries())
      items.push(
        lineItem(
          {
            number: ledger.lines + nth + 1,
            referrerId: referrer.id,
            userId: buyer.id,
            orderId: order.id,
            orderCode: order.code,
            at: nth === 0 ? earnedAt : order.updatedAt,
            by: reward.by,
            voucherCode: null,
            voucherUntil: null,
            ...line,
          },
          reward.state,
        ),
      );
    ledgers.set(referrer.id, {
      ...movedSums(ledger, undefined, reward),
      version: 1,
      lines: ledger.lines + lines.length,
      months: { ...ledger.months, [month]: (ledger.months[month] ?? 0) + grant.amount },
    });
    items.push(rewardRecord.item(reward));
    if (reward.state === 'waiting' && payableAt !== null)
      items.push(dueItem({ at: payableAt, kind: 'reward', of: order.id }));
  }

  for (const order of paid) {
    const buyer = order.userId ? byId.get(order.userId) : undefined;
    const referrer = buyer?.referrerId ? byId.get(buyer.referrerId) : undefined;
    if (buyer && referrer) book(order, buyer, referrer);
  }
  return [
    rewardRuleItem(rule),
    ...seededNetwork(members),
    ...items,
    ...[...ledgers.values()].map(sumsRecord.item),
  ];
}
