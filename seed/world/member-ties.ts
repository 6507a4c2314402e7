import type { Profile } from '#functions/domain/accounts/account.ts';
import { type MemberCounts, memberCountsItem, noCounts } from '#functions/domain/accounts/member-counts.ts';
import { messageRecord, type StoredMessage } from '#functions/domain/contact/message-record.ts';
import { followItem, type StoredFollow } from '#functions/domain/members/follows.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { idOf, randomOf } from '#seed/random.ts';
import { memberId } from './members.ts';

const day = 86_400_000;

/** Active members follow a few others, and some have many followers. */
export function buildFollows(members: readonly Profile[]): StoredFollow[] {
  const open = members.filter(({ status }) => status === 'active');
  return open.flatMap(({ id: followerId, createdAt }) => {
    const random = randomOf(`follows:${followerId}`);
    return random
      .shuffle(open)
      .slice(0, random.between(2, 12))
      .filter(({ id }) => id !== followerId)
      .map(({ id: followedId }, place) => ({
        followerId,
        followedId,
        at: new Date(Date.parse(createdAt) + (5 + place) * day).toISOString(),
      }));
  });
}

const asked = [
  ['account', 'Trần Văn Lộc', 'Tôi đổi số điện thoại rồi, giờ muốn cập nhật thì làm thế nào ạ?', 1],
  [
    'order',
    'Lý Thu Trang',
    'Đơn hàng của tôi ghi đã giao nhưng tôi chưa nhận được. Nhờ chợ kiểm tra giúp.',
    2,
  ],
  ['kyc', 'Ngô Minh Tuấn', 'Giấy tờ của tôi gửi hôm qua, khi nào thì có kết quả?', 4],
  ['other', 'Phan Thị Hạnh', 'Tôi muốn mở gian hàng bán mắm tôm chua, cần chuẩn bị những gì?', 9],
] as const;

/** Recent contact messages; the oldest is answered. */
export const buildMessages = (today: Date): StoredMessage[] =>
  asked.map(([topic, name, message, daysAgo], place): StoredMessage => {
    const id = idOf(`message:${place}`);
    const isAnswered = place === asked.length - 1;
    const createdAt = new Date(today.getTime() - daysAgo * day + 3_600_000).toISOString();
    return {
      id,
      code: `LH${createdAt.slice(2, 10).replaceAll('-', '')}${id.slice(-5)}`,
      name,
      email: `khach${place + 1}@thu.cholang.vn`,
      phoneNumber: null,
      topic,
      message,
      language: 'vi',
      userId: null,
      state: isAnswered ? 'answered' : 'open',
      answer: isAnswered
        ? 'Chào bạn, bạn gửi giúp giấy phép an toàn thực phẩm và vài ảnh sản phẩm nhé.'
        : null,
      answeredAt: isAnswered ? new Date(Date.parse(createdAt) + day).toISOString() : null,
      answeredBy: isAnswered ? { id: memberId('admin@cholang.vn'), fullName: 'Trần Thị Minh Châu' } : null,
      createdAt,
      version: isAnswered ? 2 : 1,
    };
  });

/** Counters of members: follows at both ends, referrals once the new member's e-mail is confirmed. */
function countItems(members: readonly Profile[], follows: readonly StoredFollow[]): Item[] {
  const counts = new Map<string, MemberCounts>();
  const count = (id: string, what: keyof MemberCounts) => {
    const before = counts.get(id) ?? noCounts;
    counts.set(id, { ...before, [what]: before[what] + 1 });
  };
  for (const { followerId, followedId } of follows) {
    count(followerId, 'following');
    count(followedId, 'followers');
  }
  for (const { referrerId, emailVerifiedAt } of members)
    if (referrerId && emailVerifiedAt) count(referrerId, 'referrals');
  return [...counts].map(([id, of]) => memberCountsItem(id, of));
}

type Ties = {
  members: readonly Profile[];
  follows: readonly StoredFollow[];
  messages: readonly StoredMessage[];
};

export const itemsOfTies = ({ members, follows, messages }: Ties): Item[] => [
  ...follows.map(followItem),
  ...countItems(members, follows),
  ...messages.map(messageRecord.item),
];
