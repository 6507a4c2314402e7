import type { Language } from '../values/language.ts';
import type { NotificationKind } from './notification-kinds.ts';

/** Texts of pushes, without names and amounts, because a locked screen shows them to anybody. */
const bodies: Record<Language, Record<NotificationKind | 'several' | 'test', string>> = {
  vi: {
    joined: 'Mạng lưới của bạn có thành viên mới.',
    verified: 'Một thành viên bạn mời vừa được xác thực.',
    follow: 'Bạn có người theo dõi mới.',
    likes: 'Có người thích nội dung của bạn.',
    comments: 'Nội dung của bạn có bình luận mới.',
    replies: 'Có người trả lời bình luận của bạn.',
    mentions: 'Có người nhắc đến bạn.',
    events: 'Sự kiện bạn quan tâm có tin mới.',
    birthday: 'Hôm nay có người quen của bạn đón sinh nhật.',
    reward: 'Điểm thưởng của bạn có thay đổi.',
    account: 'Hồ sơ của bạn có cập nhật mới.',
    orders: 'Đơn hàng của bạn có cập nhật mới.',
    security: 'Tài khoản của bạn vừa có thay đổi về bảo mật.',
    staff: 'Có việc đang chờ ban quản trị.',
    several: 'Bạn có thông báo chưa đọc.',
    test: 'Thiết bị này nhận được thông báo đẩy.',
  },
  en: {
    joined: 'Your network has a new member.',
    verified: 'A member you invited was verified.',
    follow: 'You have a new follower.',
    likes: 'Somebody likes your content.',
    comments: 'There is a new comment on your content.',
    replies: 'Somebody replied to your comment.',
    mentions: 'Somebody mentioned you.',
    events: 'There is news about an event of yours.',
    birthday: 'Somebody you know has a birthday today.',
    reward: 'Your reward points changed.',
    account: 'There is news about your account.',
    orders: 'There is news about your order.',
    security: 'A security setting of your account changed.',
    staff: 'Something is waiting for the admins.',
    several: 'You have unread notifications.',
    test: 'This device receives push notifications.',
  },
};

export type PushTopic = NotificationKind | 'several' | 'test';

/** Makes the payload that the web app's service worker reads. */
export const pushText = (language: Language, topic: PushTopic, sequence: number): string =>
  JSON.stringify({
    title: 'Chợ Làng',
    body: bodies[language][topic],
    tag: topic,
    url: '/notifications',
    sequence,
  });
