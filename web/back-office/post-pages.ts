import { BookOpen, LayoutDashboard, Newspaper, ShieldAlert, UserCheck } from 'lucide-react';
import type { PageEntry } from './page-entry.ts';

/** Back-office pages about what the community reads: writing it, and moderating what members write. */
export const postPages = [
  { name: 'posts', group: 'posts', to: '/admin/posts', Icon: LayoutDashboard, capability: 'news.write' },
  {
    name: 'events-news',
    group: 'posts',
    to: '/admin/posts/events-news',
    Icon: Newspaper,
    capability: 'news.write',
  },
  {
    name: 'documents',
    group: 'posts',
    to: '/admin/posts/documents',
    Icon: BookOpen,
    capability: 'documents.write',
  },
  {
    name: 'moderation',
    group: 'posts',
    to: '/admin/posts/moderation',
    Icon: ShieldAlert,
    capability: 'content.moderate',
    waiting: 'cases',
  },
  {
    name: 'content-approval',
    group: 'posts',
    to: '/admin/posts/approval',
    Icon: UserCheck,
    capability: 'settings.write',
  },
] as const satisfies readonly PageEntry[];
