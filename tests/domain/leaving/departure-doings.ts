import fc from 'fast-check';
import { AppError } from '#shared/contract/errors.ts';
import { newId } from '#shared/values/ids.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { findProfile } from '#functions/domain/accounts/find-account.ts';
import { countOf } from '#functions/domain/accounts/member-counts.ts';
import { findReferrer } from '#functions/domain/accounts/registration/origin.ts';
import { writeMessage } from '#functions/domain/contact/write-message.ts';
import { changeWallet } from '#functions/domain/identity/change-wallet.ts';
import { approve, askForChange } from '#functions/domain/identity/decide.ts';
import { ownPaper } from '#functions/domain/identity/paper-owner.ts';
import { createInvoiceProfile } from '#functions/domain/invoice-profiles/save-profile.ts';
import { beginLeaving, cancelLeaving } from '#functions/domain/leaving/leaving.ts';
import { relate } from '#functions/domain/members/block-member.ts';
import { follow } from '#functions/domain/members/follows.ts';
import { updateProfile } from '#functions/domain/members/update-profile.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { changeRole } from '#functions/domain/people/change-role.ts';
import { askPrivacy } from '#functions/domain/people/ask-privacy.ts';
import { decidePerson } from '#functions/domain/people/decide-person.ts';
import { nameReferrer } from '#functions/domain/referrals/network/name-referrer.ts';
import { returnRecord } from '#functions/domain/returns/return-record.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { aProfile } from '#tests/support/profile.ts';
import { anOrderItem, aStoredOrder } from '#tests/support/returns.ts';
import { aReturnThrough } from '../referrals/a-tree.ts';
import { aPaper, type DepartureScene, recoveryCodes } from './departure-scene.ts';

export const product = aProduct({ name: 'Gạo nếp', price: 1_000_000 });

/** What was bought, and how much of it went back: counted apart from the market. */
export type Bought = { buyer: 'leaver' | 'friend'; pieces: number; back: number };

/** All that those in the scene may do while somebody leaves. */
export function departureDoings(scene: DepartureScene) {
  const { table, context, who, write } = scene;
  const { leaver, bystander, admin } = who;
  const { id } = leaver;
  const bought = new Map<string, Bought>();
  let [codes, returns] = [0, 0];

  /** Nobody does anything in the name of whoever is signed out. */
  async function signedIn(): Promise<void> {
    const profile = await findProfile(context, id);
    if (!profile || profile.status === 'inactive') throw new AppError('SESSION_ENDED');
  }

  const orderOf = async (orderId: string) => {
    const order = await orderRecord.find(table, { id: orderId });
    if (!order) throw new Error(`No order ${orderId}`);
    return order;
  };
  const becomes = (order: StoredOrder, given: Partial<StoredOrder>) =>
    write(orderRecord.item({ ...order, ...given, version: order.version + 1 }));
  const ordersOf = (buyer: Bought['buyer']) =>
    [...bought].flatMap(([key, one]) => (one.buyer === buyer ? [key] : []));
  const at = <T>(list: readonly T[], place: number): T | undefined => list[place % Math.max(1, list.length)];

  async function buy(buyer: Bought['buyer'], pieces: number): Promise<void> {
    const order = aStoredOrder(who[buyer], [anOrderItem(product, pieces)], {
      userId: who[buyer].id,
      status: 'confirmed',
      completedAt: null,
      createdAt: context.now().toISOString(),
      version: 1,
    });
    bought.set(order.id, { buyer, pieces, back: 0 });
    await write(orderRecord.item(order));
  }

  async function bring(orderId: string | undefined): Promise<void> {
    const order = orderId && (await orderRecord.find(table, { id: orderId }));
    if (!order || order.completedAt) return;
    await becomes(order, { status: 'completed', completedAt: context.now().toISOString() });
  }

  async function giveBack(buyer: Bought['buyer'], place: number): Promise<void> {
    const orderId = at(ordersOf(buyer), place);
    const known = orderId && bought.get(orderId);
    const order = orderId && (await orderRecord.find(table, { id: orderId }));
    if (!known || !order || !order.completedAt || known.back === known.pieces) return;
    known.back += 1;
    const name = `ret${(returns += 1)}`;
    const through = aReturnThrough(name, order, { pieces: 1, at: context.now() });
    await write(returnRecord.item({ ...through, status: 'received' } as typeof through));
    await write(returnRecord.item({ ...through, version: 2 }));
  }

  const decide = (action: string) =>
    decidePerson(context, { id, action, reason: 'Vi phạm quy định', userId: admin.id, language: 'vi' });
  const say = (userId: string, role: 'user' | 'admin', draft: object) =>
    updateProfile(context, { userId, role }, { id, draft });

  const byStaff = {
    approve: () => approve(context, { staffId: admin.id, userId: id, version: undefined, note: '' }),
    ask: () =>
      askForChange(context, { staffId: admin.id, userId: id, version: undefined, reason: 'Mờ', flags: [] }),
    lock: () => decide('lock'),
    unlock: () => decide('unlock'),
    signOut: () => decide('sign-out'),
    promote: () => changeRole(context, { id, role: 'collaborator', userId: admin.id }),
    demote: () => changeRole(context, { id, role: 'user', userId: admin.id }),
    correct: () => say(admin.id, 'admin', { fullName: leaver.fullName, bio: 'Theo giấy tờ' }),
  };

  const byLeaver = {
    leave: async () => {
      const code = recoveryCodes[(codes += 1)] ?? '';
      await beginLeaving(context, { userId: id, proof: { by: 'recovery', code }, posts: 'keep' });
    },
    stay: () => cancelLeaving(context, id),
    order: () => buy('leaver', 2),
    follow: () => follow(context, { followerId: id, followedId: bystander.id }),
    block: () => relate(context, { ownerId: id, otherId: bystander.id, kind: 'block' }),
    tell: () => say(id, 'user', { bio: `Ra Đi nói ${newId()}` }),
    invoice: () =>
      createInvoiceProfile(context, {
        userId: id,
        draft: {
          kind: 'person',
          name: '',
          companyName: leaver.fullName,
          taxCode: '',
          address: 'Số 1 phố Hàng, Hà Nội',
          email: leaver.email,
          phone: leaver.phoneNumber,
        },
      }),
    write: () =>
      writeMessage(context, {
        userId: id,
        language: 'vi',
        name: leaver.fullName,
        email: leaver.email,
        topic: 'other',
        message: 'Tôi là Nguyễn Thị Ra Đi, tôi hỏi một chút',
      }),
    askUs: () =>
      askPrivacy(context, { userId: id, kind: 'access', text: 'Gửi về ra.di@example.com giúp tôi' }),
    /** Another paper, sent at once with those that are not. */
    paper: () =>
      changeWallet(context, id, (wallet) => {
        const another = aPaper(newId());
        const [submittedAt, all] = [context.now().toISOString(), [...wallet.papers, another]];
        return {
          wallet: {
            papers: all.map((paper) => ({ ...paper, state: 'submitted', submittedAt })),
            submittedAt,
          },
          also: [ownPaper(another.id, id)],
        };
      }),
  };

  const byOthers = {
    buy: () => buy('friend', 3),
    bring: (place: number) => bring(at(ordersOf('friend'), place)),
    deliver: (place: number) => bring(at(ordersOf('leaver'), place)),
    giveBack: (place: number) => giveBack('friend', place),
    sendBack: (place: number) => giveBack('leaver', place),
    followThem: () => follow(context, { followerId: bystander.id, followedId: id }),
    nameThem: () => nameReferrer(context, { userId: bystander.id, referenceId: leaver.referenceId }),
    /** Somebody registers with their code and confirms their address. */
    join: async () => {
      const origin = await findReferrer(context, leaver.referenceId);
      const profile = aProfile({ ...origin, status: 'pending_kyc' }, context.now().toISOString());
      await table.write([...profileRecord.make(profile), countOf(id, { referrals: 1 })]);
    },
  };

  return {
    bought,
    ordersOf,
    orderOf,
    bring,
    byStaff,
    byOthers,
    byLeaver: Object.fromEntries(
      Object.entries(byLeaver).map(([name, doing]) => [
        name,
        async () => {
          await signedIn();
          await doing();
        },
      ]),
      // The names are those of what is above.
    ) as Record<keyof typeof byLeaver, () => Promise<void>>,
  };
}

export type DepartureDoings = ReturnType<typeof departureDoings>;

type Named<K extends string> = { weight: number; arbitrary: fc.Arbitrary<{ what: K; place: number }> };
const of = <const K extends string>(weight: number, ...names: K[]): Named<K> => ({
  weight,
  arbitrary: fc.record({ what: fc.constantFrom(...names), place: fc.nat(5) }),
});

/** What may be drawn, some of it oftener: days pass and what is told is heard of all the time. */
export const doing = fc.oneof(
  of(3, 'approve', 'ask', 'lock', 'unlock', 'signOut', 'promote', 'demote', 'correct'),
  of(3, 'order', 'follow', 'block', 'tell', 'invoice', 'paper', 'stay', 'write', 'askUs'),
  of(3, 'leave'),
  of(4, 'buy', 'bring', 'deliver', 'giveBack', 'sendBack', 'followThem', 'nameThem', 'join'),
  of(6, 'hear', 'hearTwice'),
  of(4, 'day', 'week', 'month'),
);
export type Doing = typeof doing extends fc.Arbitrary<infer D> ? D : never;

const days = { day: 1, week: 8, month: 31 } as const;

/** Does one of them. */
export async function act(
  scene: DepartureScene,
  doings: DepartureDoings,
  { what, place }: Doing,
): Promise<unknown> {
  if (what === 'hear' || what === 'hearTwice') return scene.hear(place, what === 'hear' ? 1 : 2);
  if (what === 'day' || what === 'week' || what === 'month') return scene.pass(days[what]);
  const { byStaff, byLeaver, byOthers } = doings;
  if (what in byStaff) return byStaff[what as keyof typeof byStaff]();
  if (what in byLeaver) return byLeaver[what as keyof typeof byLeaver]();
  return byOthers[what as keyof typeof byOthers](place);
}
