import type { QueueName } from '#shared/events/registry.ts';
import type { AnyContract } from '#shared/contract/route.ts';
import type { CarrierSecret, PaymentSecret } from '../stages.ts';

/** As their definitions are named. */
export const viewNames = [
  'products',
  'categories',
  'makers',
  'users',
  'orders',
  'returns',
  'vouchers',
  'customers',
  'inventory',
  'purchases',
  'lots',
  'packing',
  'payments',
  'notices',
  'refunds',
  'invoices',
  'sales',
  'profit',
  'tills',
  'takings',
  'identities',
  'messages',
  'referrals',
  'memberlog',
  'privacy',
] as const;
export type ViewName = (typeof viewNames)[number];

/** What a function may touch. What is not named here it can neither reach nor find. */
export type Rights = {
  table?: 'read' | 'write';
  /** Indexes of the table it asks, beside the feeds of its views. They repeat whole items of all areas. */
  indexes?: readonly ('gsi1' | 'gsi2')[];
  /** The table from one end to the other, whatever lies in it. */
  scan?: true;
  /** Snapshots of views: those a function answers from; one stores them all. */
  views?: readonly ViewName[] | 'store';
  /** Feeds of changes a function reads without a view: those of its views it may read anyway. */
  feeds?: readonly ViewName[];
  /** Pictures of members: letting them put one, or making what is shown of it. */
  media?: 'upload' | 'look' | 'process';
  /** Files of jobs: letting staff fetch or send one, or reading and making them. */
  files?: 'fetch' | 'send' | 'work';
  /** The built web app's one page and the list of its files. */
  web?: 'read';
  /** The secret that signs what is mailed or carried by browsers for us: links, codes, seals. */
  secret?: true;
  /** What members' papers say: the key over the keys they are sealed with, and what tells equal numbers. Closed to everybody else. */
  identities?: true;
  /** Pictures of papers, which lie apart from all other files: letting their owner send one, or keeping and showing them. */
  paperPictures?: 'send' | 'keep';
  /** Telling people a code by SMS or Zalo. */
  messages?: true;
  /** Passwords, sessions, codes and mailed links, as they lie in the table. Closed to everybody else. */
  signIns?: true;
  /** Beginning and renewing sessions: the secret half of the key that signs access tokens. */
  signs?: true;
  /** What the edge shows, to tell its calls from those that go past it. */
  edge?: true;
  /** The only partitions of the table there are for it, by how their keys begin. */
  only?: readonly string[];
  /** The secret that signs the links of guests' orders. */
  orderLinks?: true;
  /** Where other accounts sign in, and the secret the shop shows there. */
  signIn?: true;
  /** Sending mail in the shop's name. */
  mail?: true;
  /** Writing to sockets that are open, and closing them too. */
  sockets?: true | 'close';
  /** What papers say of the shop itself. */
  papers?: true;
  queues?: readonly QueueName[];
  /** How the shop is paid, and the secrets of those who bring the money, each by name. */
  payments?: readonly PaymentSecret[];
  /** Who brings parcels, and the secrets the shop and they know each other by. */
  carriers?: readonly CarrierSecret[];
  /** Pushes to browsers: the secret the shop's own key is made of, and who carries them. */
  push?: true;
  /** Who signs invoices and brings them to the tax office. */
  einvoice?: true;
};

/** What a contract asks for by itself: a limit is counted in the table, and there lies what tokens are checked with. */
export function withImplied({ access, limit }: AnyContract, rights: Rights): Rights {
  return {
    ...rights,
    edge: true,
    ...(access === 'public' || rights.table ? {} : { table: 'read' as const }),
    ...(limit ? { table: 'write' as const } : {}),
  };
}
