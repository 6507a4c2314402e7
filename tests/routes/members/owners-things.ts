import { aCaptionedVideo } from '#tests/support/captioned-video.ts';
import { exportOwnData, listSessions } from '#shared/accounts/index.ts';
import { createAddress } from '#shared/addresses/index.ts';
import { searchMessages, sendMessage } from '#shared/contact/index.ts';
import { createInvoiceProfile } from '#shared/invoice-profiles/index.ts';
import { keepPaperPicture, sendPaperPicture } from '#shared/identity/index.ts';
import { finishUpload } from '#shared/media/upload.contract.ts';
import { addPushDevice, listNotifications } from '#shared/notifications/index.ts';
import { askPrivacy } from '#shared/people/index.ts';
import { newId } from '#shared/values/ids.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { below } from '#functions/domain/accounts/registration/origin.ts';
import { notifyMember } from '#functions/domain/notifications/notify-member.ts';
import { orderRecord } from '#functions/domain/orders/order-record.ts';
import { type Reward, rewardRecord } from '#functions/domain/referrals/rewards/reward-record.ts';
import { now } from '#functions/platform/clock.ts';
import { contextOf } from '#tests/support/context.ts';
import { freshNumber, proving } from '#tests/support/identity.ts';
import { addKey } from '#tests/support/passkeys.ts';
import { uploadItem } from '#functions/domain/media/uploads.ts';
import { aJpeg, upload } from '#tests/support/pictures.ts';
import { aPushAddress } from '#tests/support/push.ts';
import { aStoredOrder } from '#tests/support/returns.ts';
import { freshEmail, type Member, type World } from '#tests/support/world.ts';

/** Somebody with all that is theirs alone: who brought them, whom they brought, a paper, and to whom their invoices go. */
export type Household = {
  owner: Member;
  referrer: Member;
  friend: Member;
  paper: string;
  profile: string;
  /** What nobody reads of them but they and admins. */
  secrets: readonly string[];
  /** The whole number of their paper, which not even a list of admins says. */
  number: string;
};

const company = { taxCode: '0100109106', name: 'Mai Kế Toán', companyName: 'Công ty TNHH Mây Tre Ẩn Danh' };
const onPaper = 'Lý Thị Trên Giấy';
const asked = 'Tôi muốn biết ai đọc giấy tờ của tôi';
const written = 'Giấy tờ của tôi bị từ chối, tôi phải làm sao đây?';

export const invoiceDraft = {
  kind: 'company' as const,
  ...company,
  address: 'Số 19 ngõ Tạm Thương, Hà Nội',
  email: 'ke.toan@maytre-andanh.vn',
};

export async function aHousehold(world: World, given: Partial<Profile> = {}): Promise<Household> {
  const referrer = await world.aMember();
  const facts = {
    dob: '1987-05-23',
    gender: 'female',
    website: 'https://may-tre.vn',
    bio: 'Đan mây tre',
  } as const;
  const owner = await world.aMember({
    ...below(referrer),
    ...facts,
    seenBy: { bio: 'nobody', website: 'nobody', country: 'nobody' },
    ...given,
  });
  const friend = await world.aMember({ ...below(owner), dob: '1991-11-02' });
  const number = freshNumber();
  const { body: paper } = await proving(world).put(owner, { number, fullName: onPaper });
  const { body: profile } = await world.send(createInvoiceProfile, {
    token: owner.accessToken,
    body: invoiceDraft,
  });
  return {
    owner,
    referrer,
    friend,
    paper: paper.id,
    profile: profile.id,
    number,
    secrets: [
      ...[owner, friend].flatMap(({ email, phoneNumber }) => [email, phoneNumber]),
      // A birthday, with its year and as others know it.
      ...[owner, friend].flatMap(({ dob }) => [dob ?? '', `"${dob?.slice(5)}"`, `--${dob?.slice(5)}`]),
      ...Object.values(company),
      facts.bio,
      facts.website,
      onPaper,
      number,
      paper.identityId,
      invoiceDraft.email,
      asked,
      written,
    ],
  };
}

type Make = (home: Household) => Promise<string>;

/** Made for a household once, however many ask. */
function once(make: Make): Make {
  const made = new Map<Household, Promise<string>>();
  return (home) => {
    const known = made.get(home) ?? make(home);
    made.set(home, known);
    return known;
  };
}

/** What is theirs and has a name of its own, made when a route asks for it. */
export function owning(world: World, admin: Member) {
  const prove = proving(world);
  const context = () => contextOf(world.table, now);

  const things = {
    /** Their paper, with a picture of it, with staff. */
    async submitted(home: Household): Promise<string> {
      await Promise.all([things.picture(home), prove.confirm(home.owner)]);
      await prove.submit(home.owner);
      return home.paper;
    },
    async sentPicture({ owner, paper }: Household): Promise<string> {
      const [token, png] = [owner.accessToken, Buffer.from('\x89PNG\r\n\x1a\n and what follows', 'latin1')];
      const body = { size: png.length, mimeType: 'image/png' } as const;
      const { body: place } = await world.send(sendPaperPicture, { token, params: { id: paper }, body });
      await fetch(world.url + place.uploadUrl, { method: 'PUT', headers: place.headers, body: png });
      return place.id;
    },
    async picture(home: Household): Promise<string> {
      const params = { id: home.paper, side: 'front' } as const;
      const uploadId = await things.sentPicture(home);
      await world.send(keepPaperPicture, { token: home.owner.accessToken, params, body: { uploadId } });
      return home.paper;
    },
    async notification({ owner, friend }: Household): Promise<string> {
      const type = 'direct_referral_verified';
      await notifyMember(context(), { receiverId: owner.id, type, key: newId(), actorId: friend.id });
      const { body } = await world.send(listNotifications, { token: owner.accessToken });
      return body.data[0]?.id ?? '';
    },
    async device({ owner }: Household): Promise<string> {
      const body = { ...(await aPushAddress(world)), name: 'Chrome' };
      return (await world.send(addPushDevice, { token: owner.accessToken, body })).body.id;
    },
    session: async ({ owner }: Household): Promise<string> =>
      (await world.send(listSessions, { token: owner.accessToken })).body.data[0]?.id ?? '',
    passkey: async ({ owner }: Household): Promise<string> => (await addKey(world, owner)).passkey.id,
    async ownData({ owner }: Household): Promise<string> {
      const { body } = await world.send(exportOwnData, { token: owner.accessToken, body: { format: 'csv' } });
      await world.cloud.idle();
      return body.id;
    },
    async address({ owner }: Household): Promise<string> {
      const body = { provinceCode: 79, wardCode: 26_740, street: '12 Lê Lợi' };
      return (await world.send(createAddress, { token: owner.accessToken, body })).body.id;
    },
    privacy: async ({ owner }: Household): Promise<string> =>
      (await world.send(askPrivacy, { token: owner.accessToken, body: { kind: 'access', text: asked } })).body
        .id,
    async message({ owner }: Household): Promise<string> {
      const body = { name: 'Người Hỏi', email: freshEmail(), topic: 'kyc', message: written } as const;
      await world.send(sendMessage, { token: owner.accessToken, body });
      const query = { search: body.email };
      const { body: found } = await world.send(searchMessages, { token: admin.accessToken, query });
      return found.data[0]?.id ?? '';
    },
    /** An order of theirs, on its way. */
    async order({ owner }: Household): Promise<string> {
      const order = aStoredOrder(owner, [], { userId: owner.id, version: 1, status: 'confirmed' });
      await world.write([orderRecord.item(order)]);
      return order.id;
    },
    /** What an order of whom they brought earned them, held for staff. */
    async reward({ owner, friend }: Household): Promise<string> {
      const reward: Reward = {
        id: newId(),
        orderCode: 'CL261117XN3X2',
        referrerId: owner.id,
        userId: friend.id,
        by: { level: 1, shareBasisPoints: 200, base: 1_000_000, whole: 20_000 },
        room: 20_000,
        amount: 0,
        state: 'held',
        heldFor: ['phone'],
        waitDays: 7,
        earnedAt: now().toISOString(),
        payableAt: null,
        uncounted: {},
        decidedBy: null,
        note: null,
        version: 1,
      };
      await world.write([rewardRecord.item(reward)]);
      return reward.id;
    },
    upload: async ({ owner }: Household): Promise<string> =>
      (await upload(world, owner.accessToken, await aJpeg(), 'image/jpeg', 'avatarImages')).id,
    uploadInParts: async ({ owner }: Household): Promise<string> => {
      const [id, at] = [newId(), now().toISOString()];
      await world.write([
        uploadItem({
          id,
          ownerId: owner.id,
          kind: 'lessonVideos',
          mimeType: 'video/mp4',
          bytes: 20_000_000,
          status: 'arrived',
          multipart: { id: 'joined', partBytes: 16_777_216 },
          createdAt: at,
          seenAt: at,
        }),
      ]);
      return id;
    },
    video: ({ owner }: Household) => aCaptionedVideo(world, owner),
    still: async ({ owner }: Household): Promise<string> => {
      const { id } = await upload(world, owner.accessToken, await aJpeg(), 'image/jpeg', 'postImages');
      const params = { kind: 'postImages', id } as const;
      await world.send(finishUpload, { token: owner.accessToken, params });
      return id;
    },
  } satisfies Record<string, Make>;
  // The names are those of what is above.
  return Object.fromEntries(Object.entries(things).map(([name, make]) => [name, once(make)])) as Record<
    keyof typeof things,
    Make
  >;
}
