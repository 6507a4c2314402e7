import clsx from 'clsx';
import {
  AtSign,
  BadgeCheck,
  Bell,
  Cake,
  CalendarClock,
  Gift,
  Heart,
  IdCard,
  MessageCircle,
  MonitorSmartphone,
  Package,
  Reply,
  UserPlus,
  UsersRound,
} from 'lucide-react';
import type { NotificationView } from '#shared/notifications/notification.ts';
import type { NotificationKind, NotificationType } from '#shared/notifications/notification-kinds.ts';
import { Avatar } from '#web/ui/data/avatar.tsx';

const icons: Record<NotificationKind, [icon: typeof Bell, tone: string]> = {
  joined: [UserPlus, 'bg-brand-soft text-brand'],
  verified: [BadgeCheck, 'bg-jade-soft text-jade'],
  follow: [UsersRound, 'bg-sky-soft text-sky'],
  likes: [Heart, 'bg-brand-soft text-brand'],
  comments: [MessageCircle, 'bg-sky-soft text-sky'],
  replies: [Reply, 'bg-sky-soft text-sky'],
  mentions: [AtSign, 'bg-jade-soft text-jade'],
  events: [CalendarClock, 'bg-jade-soft text-jade'],
  birthday: [Cake, 'bg-gold-soft text-gold'],
  reward: [Gift, 'bg-gold-soft text-gold'],
  account: [IdCard, 'bg-sky-soft text-sky'],
  orders: [Package, 'bg-mute text-ink-2'],
  security: [MonitorSmartphone, 'bg-sky-soft text-sky'],
  staff: [Bell, 'bg-mute text-ink-2'],
};

const ownTones: Partial<Record<NotificationType, [icon: typeof Bell, tone: string]>> = {
  kyc_approved: [BadgeCheck, 'bg-jade-soft text-jade'],
  account_approved: [BadgeCheck, 'bg-jade-soft text-jade'],
  kyc_changing: [IdCard, 'bg-gold-soft text-gold'],
  info_requested: [IdCard, 'bg-gold-soft text-gold'],
  rejected: [IdCard, 'bg-danger-soft text-danger'],
  event_cancelled: [CalendarClock, 'bg-danger-soft text-danger'],
  locked: [MonitorSmartphone, 'bg-danger-soft text-danger'],
};

/** Kinds about people, which show profile pictures. */
const byFace: readonly NotificationKind[] = [
  'joined',
  'verified',
  'follow',
  'likes',
  'comments',
  'replies',
  'mentions',
];

export function NotificationIcon({ notification }: { notification: NotificationView }) {
  const { kind, type, people } = notification;
  const [first, second] = people;
  if (first && byFace.includes(kind))
    return (
      <span className="relative size-10 shrink-0">
        <Avatar
          name={first.fullName}
          src={first.avatarUrl}
          size={second ? 'sm' : 'md'}
          decorative
          className={second ? undefined : 'size-10!'}
        />
        {second && (
          <Avatar
            name={second.fullName}
            src={second.avatarUrl}
            size="sm"
            decorative
            className="absolute right-0 bottom-0 size-7! border-2 border-surface"
          />
        )}
      </span>
    );
  const [Icon, tone] = ownTones[type] ?? icons[kind];
  return (
    <span
      aria-hidden
      className={clsx('flex size-10 shrink-0 items-center justify-center rounded-full', tone)}
    >
      <Icon className="size-5" />
    </span>
  );
}
