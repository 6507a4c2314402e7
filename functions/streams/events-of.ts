import * as z from 'zod';
import type { DomainEvent } from '#shared/events.ts';

type Image = Record<string, unknown> | undefined;

/** One change of one item, as the stream tells it. */
export type Change = { id: string; before: Image; after: Image };

const Entity = z.object({ entity: z.string() });
const Named = z.object({ id: z.string() });

const watched = ['status', 'role', 'avatarUrl', 'fullName', 'rejectedReason'] as const;
const differs = (before: Image, after: Image) => watched.some((name) => before?.[name] !== after?.[name]);

type Reader = (change: Change) => DomainEvent[];

/** What each kind of item means to the rest of the shop when it changes. */
const readers: Record<string, Reader> = {
  mail: ({ id, before, after }) =>
    after && !before ? [{ type: 'mail.requested', id, mailId: Named.parse(after).id }] : [],
  user: ({ id, before, after }) =>
    before && after && differs(before, after)
      ? [{ type: 'account.changed', id, userId: Named.parse(after).id }]
      : [],
};

export function eventsOf(change: Change): DomainEvent[] {
  const { data } = Entity.safeParse(change.after ?? change.before);
  return data ? (readers[data.entity]?.(change) ?? []) : [];
}
