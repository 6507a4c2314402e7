import { formatVnd } from '../values/money.ts';
import type { Language } from '../values/language.ts';
import { eventText } from './event-texts.ts';
import { namedInGroup } from './notification.ts';
import type { NotificationType } from './notification-kinds.ts';
import { subjectLink, subjectNoun, type SubjectKinds } from './subject-kinds.ts';
import { subjectOf } from './subject-notice.ts';

/** The data that a notification's text is made of. */
export type NotificationFacts = {
  type: NotificationType;
  actorIds: readonly string[];
  data: Readonly<Record<string, string>>;
};

/** The lead, which names who or what, and the whole sentence. */
export type Sentence = { lead: string; message: string };

const somebody: Record<Language, string> = { vi: 'Một thành viên', en: 'A member' };

/** Joins names: "An", "An và Bình", "An, Bình và 3 người khác". */
function namesOf(language: Language, names: readonly string[], count: number): string {
  const shown = names.slice(0, namedInGroup);
  if (shown.length === 0) return somebody[language];
  const others = count - shown.length;
  const isVi = language === 'vi';
  if (others > 0)
    return isVi
      ? `${shown.join(', ')} và ${others} người khác`
      : `${shown.join(', ')} and ${others} ${others === 1 ? 'other' : 'others'}`;
  return shown.join(isVi ? ' và ' : ' and ');
}

const orderSteps: Record<Language, Record<string, string>> = {
  vi: {
    confirmed: 'đã được xác nhận.',
    delivering: 'đang được giao.',
    shipped: 'đã giao cho đơn vị vận chuyển.',
    completed: 'đã hoàn thành.',
    cancelled: 'đã hủy.',
    refunded: 'đã hoàn tiền.',
    returned: 'đã trả hàng.',
  },
  en: {
    confirmed: 'is confirmed.',
    delivering: 'is out for delivery.',
    shipped: 'was handed to the carrier.',
    completed: 'is complete.',
    cancelled: 'was cancelled.',
    refunded: 'was refunded.',
    returned: 'was returned.',
  },
};

const rewardStates: Record<Language, Record<string, string>> = {
  vi: {
    held: 'đang được kiểm tra.',
    reversed: 'đã bị hoàn lại vì đơn được trả.',
    paid: 'đã được cộng vào điểm của bạn.',
    payable: 'đã dùng được.',
  },
  en: {
    held: 'is being checked.',
    reversed: 'was taken back: the order was returned.',
    paid: 'was added to your points.',
    payable: 'can be used.',
  },
};

const of = (lead: string, rest: string): Sentence => ({ lead, message: rest ? `${lead} ${rest}` : lead });
const withReason = (text: string, word: string, reason: string | undefined): string =>
  reason ? `${text} ${word}: ${reason}` : text;

/** Names the content that a notification is about: 'bài viết “Mùa gặt”'; without a title only by its kind. */
function contentOf(language: Language, { data }: NotificationFacts, kinds?: SubjectKinds): string {
  const noun = subjectNoun(data['subjectKind'] ?? '', language, kinds);
  return data['subjectTitle'] ? `${noun} “${data['subjectTitle']}”` : noun;
}

/** Ends a sentence with what was written. */
const quoting = (text: string, excerpt: string | undefined): string =>
  excerpt ? `${text}: “${excerpt}”` : `${text}.`;

function inVietnamese(facts: NotificationFacts, who: string, kinds?: SubjectKinds): Sentence {
  const { type, data } = facts;
  const { reason, excerpt } = data;
  switch (type) {
    case 'kyc_submitted':
      return of(who, 'vừa gửi giấy tờ chờ duyệt.');
    case 'kyc_changed':
      return of(who, 'vừa gửi lại giấy tờ đã sửa.');
    case 'kyc_approved':
      return of('Giấy tờ đã được duyệt.', 'Bạn thích, bình luận, đăng bài được rồi.');
    case 'kyc_changing':
      return of('Giấy tờ cần chỉnh sửa.', withReason('Vui lòng bổ sung rồi gửi lại.', 'Lý do', reason));
    case 'direct_referral_registered':
      return of(who, 'vừa đăng ký qua liên kết của bạn.');
    case 'indirect_referral_registered':
      return of(who, 'vừa tham gia mạng lưới của bạn.');
    case 'direct_referral_verified':
      return of(who, 'được xác thực. Bạn là người mời trực tiếp.');
    case 'birthday_reminder':
      return of(`Sinh nhật ${who}.`, 'Gửi bạn ấy một lời chúc nhé!');
    case 'account_approved':
    case 'approved':
      return of('Tài khoản đã được chấp nhận.', 'Bước tiếp theo: xác minh danh tính.');
    case 'rejected':
      return of('Tài khoản chưa được chấp nhận.', reason ? `Lý do: ${reason}` : '');
    case 'info_requested':
      return of('Ban quản trị cần thêm thông tin.', reason ?? '');
    case 'locked':
      return of('Tài khoản đã bị khóa.', reason ? `Lý do: ${reason}` : '');
    case 'unlocked':
      return of('Tài khoản đã được mở khóa.', '');
    case 'reset_password':
      return of('Mật khẩu vừa được đặt lại', 'bằng liên kết gửi đến email của bạn.');
    case 'password_changed':
      return of('Mật khẩu vừa được thay đổi.', 'Các thiết bị khác đã được đăng xuất.');
    case 'follow':
      return of(who, 'theo dõi bạn.');
    case 'order_changed':
      return of(`Đơn ${data['code'] ?? ''}`, orderSteps.vi[data['status'] ?? ''] ?? 'có thay đổi.');
    case 'reward':
      return of(
        `${formatVnd(Number(data['amount'] ?? 0))} điểm thưởng`,
        rewardStates.vi[data['state'] ?? ''] ?? 'vừa được ghi nhận.',
      );
    case 'liked':
      return of(who, `thích ${contentOf('vi', facts, kinds)} của bạn.`);
    case 'commented':
      return of(who, quoting(`bình luận về ${contentOf('vi', facts, kinds)} của bạn`, excerpt));
    case 'comment_liked':
      return of(who, quoting('thích bình luận của bạn', excerpt));
    case 'comment_replied':
      return of(who, quoting('trả lời bình luận của bạn', excerpt));
    case 'mentioned':
      return of(who, quoting(`nhắc đến bạn trong ${contentOf('vi', facts, kinds)}`, excerpt));
    case 'event_reminder':
    case 'event_moved':
    case 'event_cancelled':
      return of(...eventText('vi', type, data));
    case 'published':
      return of('Nội dung của bạn đã được đăng.', '');
    case 'unpublished':
      return of('Nội dung của bạn đã được ẩn.', '');
    case 'system_alert':
      return of(data['text'] ?? 'Thông báo từ Chợ Làng', '');
  }
}

function inEnglish(facts: NotificationFacts, who: string, kinds?: SubjectKinds): Sentence {
  const { type, actorIds, data } = facts;
  const { reason, excerpt } = data;
  const [are, like] = actorIds.length > 1 ? ['are', 'like'] : ['is', 'likes'];
  switch (type) {
    case 'kyc_submitted':
      return of(who, 'submitted papers for review.');
    case 'kyc_changed':
      return of(who, 'sent corrected papers.');
    case 'kyc_approved':
      return of('Your identity is approved.', 'You can now like, comment and post.');
    case 'kyc_changing':
      return of(
        'Your papers need changes.',
        withReason('Please correct and resubmit them.', 'Reason', reason),
      );
    case 'direct_referral_registered':
      return of(who, 'joined through your link.');
    case 'indirect_referral_registered':
      return of(who, 'joined your network.');
    case 'direct_referral_verified':
      return of(who, 'is verified. You invited them.');
    case 'birthday_reminder':
      return of(`${who}’s birthday.`, 'Send them your wishes!');
    case 'account_approved':
    case 'approved':
      return of('Your account was accepted.', 'Next: verify your identity.');
    case 'rejected':
      return of('Your account was not accepted.', reason ? `Reason: ${reason}` : '');
    case 'info_requested':
      return of('We need more information.', reason ?? '');
    case 'locked':
      return of('Your account was locked.', reason ? `Reason: ${reason}` : '');
    case 'unlocked':
      return of('Your account was unlocked.', '');
    case 'reset_password':
      return of('Your password was reset', 'with a link sent to your email.');
    case 'password_changed':
      return of('Your password was changed.', 'Your other devices were signed out.');
    case 'follow':
      return of(who, `${are} following you.`);
    case 'order_changed':
      return of(`Order ${data['code'] ?? ''}`, orderSteps.en[data['status'] ?? ''] ?? 'changed.');
    case 'reward':
      return of(
        `${formatVnd(Number(data['amount'] ?? 0))} in reward points`,
        rewardStates.en[data['state'] ?? ''] ?? 'was noted.',
      );
    case 'liked':
      return of(who, `${like} your ${contentOf('en', facts, kinds)}.`);
    case 'commented':
      return of(who, quoting(`commented on your ${contentOf('en', facts, kinds)}`, excerpt));
    case 'comment_liked':
      return of(who, quoting(`${like} your comment`, excerpt));
    case 'comment_replied':
      return of(who, quoting('replied to your comment', excerpt));
    case 'mentioned':
      return of(who, quoting(`mentioned you in the ${contentOf('en', facts, kinds)}`, excerpt));
    case 'event_reminder':
    case 'event_moved':
    case 'event_cancelled':
      return of(...eventText('en', type, data));
    case 'published':
      return of('Your content was published.', '');
    case 'unpublished':
      return of('Your content was hidden.', '');
    case 'system_alert':
      return of(data['text'] ?? 'A message from Chợ Làng', '');
  }
}

/** Returns a notification's text in the receiver's language. */
export function sentenceOf(
  language: Language,
  told: NotificationFacts,
  names: readonly string[],
  kinds?: SubjectKinds,
): Sentence {
  const who = namesOf(language, names, told.actorIds.length);
  return language === 'vi' ? inVietnamese(told, who, kinds) : inEnglish(told, who, kinds);
}

/** Returns the path that a notification links to; null for none. */
export function linkOf({ type, actorIds, data }: NotificationFacts, kinds?: SubjectKinds): string | null {
  const [actorId] = actorIds;
  switch (type) {
    case 'kyc_submitted':
    case 'kyc_changed':
      return `/admin/users/approval/${data['userId'] ?? actorId ?? ''}`;
    case 'kyc_approved':
    case 'kyc_changing':
    case 'account_approved':
    case 'approved':
      return '/kyc';
    case 'direct_referral_registered':
    case 'indirect_referral_registered':
    case 'direct_referral_verified':
    case 'reward':
      return '/referrals';
    case 'birthday_reminder':
      return actorId ? `/profile/${actorId}` : null;
    case 'follow':
      return actorIds.length === 1 && actorId ? `/profile/${actorId}` : null;
    case 'info_requested':
      return '/profile';
    case 'rejected':
    case 'locked':
      return '/contact-admin';
    case 'unlocked':
      return '/dashboard';
    case 'reset_password':
    case 'password_changed':
      return '/account';
    case 'order_changed':
      return `/e-commerce/orders/${data['orderId'] ?? ''}`;
    case 'liked':
    case 'commented':
    case 'comment_liked':
    case 'comment_replied':
    case 'mentioned':
    case 'event_reminder':
    case 'event_moved':
    case 'event_cancelled': {
      const subject = subjectOf(data);
      return subject ? subjectLink(subject, data['commentId'], kinds) : null;
    }
    case 'published':
    case 'unpublished':
    case 'system_alert':
      return null;
  }
}

/** Names a kind of subject as clients name records: `Post`, `News`. */
const modelOf = (kind: string): string => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;

/** Returns the record that a notification is about, by the names that clients know. */
export function relatedTo({ data, actorIds }: NotificationFacts): {
  model: string | null;
  id: string | null;
} {
  if (data['orderId']) return { model: 'Order', id: data['orderId'] };
  if (data['rewardId']) return { model: 'Reward', id: data['rewardId'] };
  const subject = subjectOf(data);
  if (subject) return { model: modelOf(subject.kind), id: subject.id };
  const [actorId] = actorIds;
  return actorId ? { model: 'User', id: actorId } : { model: null, id: null };
}
