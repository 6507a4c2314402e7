import { newId } from '#shared/values/ids.ts';
import { publicAddress, uploadItem } from '#functions/domain/media/uploads.ts';
import { messageRecord, type StoredMessage } from '#functions/domain/contact/message-record.ts';
import { freshEmail } from '#tests/support/world.ts';
import type { Samples } from './sample.ts';
import type { Scene } from './scene.ts';

const ofOther = ({ people: { other } }: Scene) => ({ params: { id: other.id } });
const ofOneself = ({ people: { member } }: Scene) => ({ params: { id: member.id } });

/** A picture of the member's own that is there to be shown. */
async function aPictureSent(
  { world, people: { member } }: Scene,
  kind: 'avatarImages' | 'coverImages',
): Promise<string> {
  const id = newId();
  const at = new Date().toISOString();
  const upload = {
    id,
    ownerId: member.id,
    kind,
    mimeType: 'image/webp',
    bytes: 1000,
    status: 'ready',
    createdAt: at,
    seenAt: at,
  } as const;
  await world.write([uploadItem(upload)]);
  return publicAddress(id, kind).replace('{width}', '640');
}

async function aMessage({ world }: Scene, given: Partial<StoredMessage> = {}): Promise<StoredMessage> {
  const id = newId();
  const message: StoredMessage = {
    id,
    code: `LH${id.slice(-5)}`,
    name: 'Người Hỏi',
    email: freshEmail(),
    phoneNumber: null,
    topic: 'other',
    message: 'Cho tôi hỏi một chút với ạ.',
    language: 'vi',
    userId: null,
    state: 'open',
    answer: null,
    answeredAt: null,
    answeredBy: null,
    createdAt: new Date().toISOString(),
    version: 1,
    ...given,
  };
  await world.table.write(messageRecord.make(message));
  return message;
}

const made: Samples = {
  'members/get-user': ofOther,
  'members/get-user-profile': ofOther,
  'members/update-profile': (scene) => ({ ...ofOneself(scene), body: { bio: 'Làm cốm ở Làng Vòng' } }),
  'members/update-user': (scene) => ({ ...ofOneself(scene), body: { website: 'comlangvong.vn' } }),
  'members/follow': ofOther,
  'members/unfollow': ofOther,
  'members/list-followers': ofOther,
  'members/list-following': ofOther,
  'members/block-member': ({ people: { newcomer } }) => ({ params: { id: newcomer.id } }),
  'members/unblock-member': ({ people: { newcomer } }) => ({ params: { id: newcomer.id } }),
  'members/mute-member': ofOther,
  'members/unmute-member': ofOther,
  'members/list-relations': () => ({ query: { kind: 'mute' } }),
  'members/get-avatar': () => ({}),
  'members/get-cover': () => ({}),
  'members/list-old-avatars': () => ({}),
  'members/list-old-covers': () => ({}),
  'members/update-avatar': async (scene) => ({
    body: { avatarUrl: await aPictureSent(scene, 'avatarImages'), originalFileName: 'tôi.webp' },
  }),
  'members/update-cover': async (scene) => ({
    body: { coverUrl: await aPictureSent(scene, 'coverImages'), originalFileName: 'làng.webp' },
  }),
  'members/search-users': () => ({ query: { q: 'thử' } }),
  'members/get-users-config': () => ({}),
  'members/update-users-config': (scene) => ({
    ...ofOneself(scene),
    body: { value: { theme: 'dark', notifications: { 'follow.push': false } } },
  }),

  'contact/send-message': () => ({
    body: {
      name: 'Người Hỏi',
      email: freshEmail(),
      topic: 'account',
      message: 'Tôi không đăng nhập được.',
      clientRequestId: newId(),
    },
  }),
  'contact/search-messages': () => ({ query: { state: 'open' } }),
  'contact/get-message': async (scene) => ({ params: { id: (await aMessage(scene)).id } }),
  'contact/answer-message': async (scene) => ({
    params: { id: (await aMessage(scene)).id },
    body: { answer: 'Chào bạn, bạn thử đặt lại mật khẩu nhé.', version: 1 },
  }),
  'contact/close-message': async (scene) => ({
    params: { id: (await aMessage(scene)).id },
    body: { state: 'closed', version: 1 },
  }),
};

/** Whose calls they are: what people wrote is for admins, writing for anybody. */
const callerOf = (name: string, { people }: Scene): string | undefined => {
  if (name === 'contact/send-message') return undefined;
  return (name.startsWith('contact/') ? people.admin : people.member).accessToken;
};

export const memberSamples: Samples = Object.fromEntries(
  Object.entries(made).map(([name, make]) => [
    name,
    async (scene: Scene) => {
      const token = callerOf(name, scene);
      return { ...(token && { token }), ...(await make(scene)) };
    },
  ]),
);
