import { newId } from '#shared/values/ids.ts';
import { usualRewardRule } from '#shared/referrals/reward-rule.ts';
import { below } from '#functions/domain/accounts/registration/origin.ts';
import { getProfile } from '#functions/domain/accounts/find-account.ts';
import {
  noSums,
  type Reward,
  rewardRecord,
  sumsRecord,
} from '#functions/domain/referrals/rewards/reward-record.ts';
import { now } from '#functions/platform/clock.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import { newRequest } from '#tests/support/orders.ts';
import type { Samples } from './sample.ts';
import type { Scene } from './scene.ts';

const asAdmin = ({ people }: Scene) => ({ token: people.admin.accessToken });
const asMember = ({ people }: Scene) => ({ token: people.member.accessToken });

const own = (scene: Scene) => ({ ...asMember(scene), params: { id: scene.people.member.id } });

const narrowed = {
  searchTerm: 'lan',
  status: 'active',
  sortBy: 'fullName',
  sortOrder: 'asc',
  page: 1,
  limit: 10,
} as const;

/** Somebody the member brought, who waits for an admin. */
async function anInvitee(scene: Scene) {
  const { world, people } = scene;
  const referrer = await getProfile({ table: world.table, now }, people.member.id);
  return world.anAccount({ status: 'pending_admin', ...below(referrer) });
}

async function aHeldReward(scene: Scene): Promise<Reward> {
  const id = newId();
  const reward: Reward = {
    id,
    orderCode: 'CL261117XN3XA',
    referrerId: scene.people.member.id,
    userId: scene.people.other.id,
    by: { level: 1, shareBasisPoints: 200, base: 500_000, whole: 10_000 },
    room: 10_000,
    amount: 10_000,
    state: 'held',
    heldFor: ['address'],
    waitDays: 7,
    earnedAt: new Date().toISOString(),
    payableAt: null,
    uncounted: {},
    decidedBy: null,
    note: null,
    version: 1,
  };
  await scene.world.table.write([put(rewardRecord.item(reward))]);
  return reward;
}

/** Something the member may use. */
const aBalance = ({ world, people }: Scene) =>
  world.table.write([
    put(sumsRecord.item({ ...noSums(people.member.id), usable: 500_000, lines: 1000, version: 1 })),
  ]);

const { version: _version, ...rule } = usualRewardRule;

export const referralSamples: Samples = {
  'referrals/list-referral-users': (scene) => ({ ...own(scene), query: { ...narrowed, type: 'all' } }),
  'referrals/list-direct-referrals': (scene) => ({ ...own(scene), query: narrowed }),
  'referrals/list-indirect-referrals': (scene) => ({ ...own(scene), query: narrowed }),
  'referrals/open-referral': (scene) => ({ ...own(scene), query: { page: 1, limit: 5 } }),
  'referrals/get-network': asMember,
  'referrals/get-branches': own,
  'referrals/name-referrer': async (scene) => {
    const { world, people } = scene;
    const late = await world.aMember();
    const { referenceId } = await getProfile({ table: world.table, now }, people.other.id);
    return { token: late.accessToken, body: { referenceId } };
  },
  'referrals/answer-referrer': async (scene) => {
    const { id } = await anInvitee(scene);
    return {
      ...asMember(scene),
      params: { id, referrerId: scene.people.member.id, action: 'confirm' },
      body: { reason: 'Bạn cùng xóm' },
    };
  },
  'referrals/list-rewards': (scene) => ({ ...asMember(scene), query: { take: 5 } }),
  'referrals/take-voucher': async (scene) => {
    await aBalance(scene);
    return { ...asMember(scene), body: { amount: 20_000, clientRequestId: newRequest() } };
  },
  'referrals/get-reward-rule': asAdmin,
  'referrals/save-reward-rule': (scene) => ({ ...asAdmin(scene), body: { ...rule, version: 0 } }),
  'referrals/list-held-rewards': (scene) => ({ ...asAdmin(scene), query: { take: 5 } }),
  'referrals/decide-reward': async (scene) => {
    const { id, version } = await aHeldReward(scene);
    return {
      ...asAdmin(scene),
      params: { id },
      body: { decision: 'refuse', note: 'Cùng một người', version },
    };
  },
};
