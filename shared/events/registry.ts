import type * as z from 'zod';
import * as accounts from './accounts.ts';
import * as catalogue from './catalogue.ts';
import * as customers from './customers.ts';
import { type Change, oneOf } from './define-event.ts';
import * as discussion from './discussion.ts';
import * as invoices from './invoices.ts';
import * as identity from './identity.ts';
import * as inventory from './inventory.ts';
import * as jobs from './jobs.ts';
import * as mail from './mail.ts';
import * as news from './news.ts';
import * as notifications from './notifications.ts';
import * as orders from './orders.ts';
import * as payments from './payments.ts';
import * as reactions from './reactions.ts';
import * as referrals from './referrals.ts';
import * as purchasing from './purchasing.ts';
import * as returns from './returns.ts';
import * as reviews from './reviews.ts';
import * as rooms from './rooms.ts';
import * as shipping from './shipping.ts';
import * as stock from './stock.ts';
import * as subjects from './subjects.ts';
import * as tills from './tills.ts';
import * as media from './media.ts';
import * as waiting from './waiting.ts';
import * as vouchers from './vouchers.ts';

/** All events. */
export const events = [
  ...Object.values(mail),
  ...Object.values(accounts),
  ...Object.values(media),
  ...Object.values(reviews),
  ...Object.values(payments),
  ...Object.values(orders),
  ...Object.values(returns),
  ...Object.values(customers),
  ...Object.values(stock),
  ...Object.values(catalogue),
  ...Object.values(inventory),
  ...Object.values(jobs),
  ...Object.values(purchasing),
  ...Object.values(waiting),
  ...Object.values(vouchers),
  ...Object.values(shipping),
  ...Object.values(invoices),
  ...Object.values(tills),
  ...Object.values(notifications),
  ...Object.values(identity),
  ...Object.values(referrals),
  ...Object.values(rooms),
  ...Object.values(subjects),
  ...Object.values(discussion),
  ...Object.values(reactions),
  ...Object.values(news),
];

type Definition = (typeof events)[number];
export type DomainEvent = z.output<Definition['schema']>;

/** A queue exists if an event names it. */
export type QueueName = Definition['queues'][number];
export const queueNames: readonly QueueName[] = [...new Set(events.flatMap(({ queues }) => queues))];

const heardBy = (name: QueueName): Definition[] =>
  events.filter(({ queues }) => (queues as readonly QueueName[]).includes(name));

type HeardBy<Name, One = Definition> = One extends { queues: readonly (infer Queue)[] }
  ? Name extends Queue
    ? One
    : never
  : never;
export type EventFor<Name extends QueueName> = z.output<HeardBy<Name>['schema']>;

/** Returns the schema of the messages that a queue's worker receives. */
export function messageFor<Name extends QueueName>(name: Name): z.ZodType<EventFor<Name>> {
  const message: z.ZodType = oneOf(heardBy(name).map(({ schema }) => schema));
  // The union contains exactly the queue's events, so the cast is safe.
  return message as z.ZodType<EventFor<Name>>;
}

/** Tells whether a queue is FIFO. */
export const keepsOrder = (name: QueueName): boolean => heardBy(name).some(({ groupOf }) => groupOf);

const definitionOf = ({ type }: DomainEvent) => events.find((one) => one.type === type);

/** Returns the queues that receive an event. */
export const queuesOf = (event: DomainEvent): readonly QueueName[] => definitionOf(event)?.queues ?? [];

/** Returns the delay of an event's message in seconds. */
export const delayOf = (event: DomainEvent): number => definitionOf(event)?.delaySeconds ?? 0;

/** Returns the group of an event in a FIFO queue; without one, each event is its own group. */
export const groupOf = (event: DomainEvent): string => definitionOf(event)?.groupOf?.(event) ?? event.id;

/** Kinds of items that can cause events; changes of other kinds are skipped. */
export const followedEntities = [...new Set(events.flatMap(({ entities }) => entities))];

/** Returns the events that a change causes. */
export const eventsOf = (id: string, change: Change): DomainEvent[] =>
  events.flatMap((one) => one.read(String(change.after['entity']), id, change) ?? []);
