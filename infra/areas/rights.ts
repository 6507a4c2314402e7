import type { QueueName } from '#shared/events/registry.ts';
import type { AnyContract } from '#shared/contract/route.ts';
import type { CarrierSecret, PaymentSecret } from '../stages.ts';

/** Names of all views, equal to those in their definitions. */
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
  'news',
  'documents',
  'chapters',
  'cases',
] as const;
export type ViewName = (typeof viewNames)[number];

/** Rights of a function. Resources not named here are neither accessible nor in its environment. */
export type Rights = {
  table?: 'read' | 'write';
  /** Indexes that it queries besides its views' feeds. An index copies whole items of all areas. */
  indexes?: readonly ('gsi1' | 'gsi2')[];
  /** May scan the whole table. */
  scan?: true;
  /** View snapshots: the views that a function answers from; `store` writes them all. */
  views?: readonly ViewName[] | 'store';
  /** Feeds of changes that a function reads without a view; the feeds of its views are readable anyway. */
  feeds?: readonly ViewName[];
  /**
   * Files of members: presigning an upload, resuming one in parts, reading originals, making the published variants
   * of pictures, packaging videos, finishing their ladders, or reading or putting
   * captions and stills beside them, or deleting captions.
   */
  media?:
    | 'upload'
    | 'resume'
    | 'look'
    | 'process'
    | 'package'
    | 'ladder'
    | 'look-beside'
    | 'beside'
    | 'drop-captions';
  /** Files of jobs: letting staff download or upload one, or reading and writing them. */
  files?: 'fetch' | 'send' | 'work';
  /** The web app's HTML page and the list of its files. */
  web?: 'read';
  /** Secret that signs mailed links and codes, and sealed data that browsers carry for us. */
  secret?: true;
  /** Access to the keys of identity papers (encryption, number HMAC); other functions are denied. */
  identities?: true;
  /** Pictures of papers, kept apart from other files: uploading one, or keeping and showing them. */
  paperPictures?: 'send' | 'keep';
  /** Sending codes by SMS or Zalo. */
  messages?: true;
  /** Sign-in data in the table: passwords, sessions, codes and mailed links. All other functions are denied. */
  signIns?: true;
  /** Starting and renewing sessions: the private key that signs access tokens. */
  signs?: true;
  /** Secret that the CDN sends, to reject calls that bypass it. */
  edge?: true;
  /** Restricts the table to partitions whose keys begin like this. */
  only?: readonly string[];
  /** Secret that signs the links of guests' orders. */
  orderLinks?: true;
  /** Addresses of external sign-in, and the shop's client secret there. */
  signIn?: true;
  /** Sending mail from the shop's address. */
  mail?: true;
  /** Sending to open sockets, and with `close` also closing them. */
  sockets?: true | 'close';
  /** The company's data for documents. */
  papers?: true;
  queues?: readonly QueueName[];
  /** Payment settings, and the secrets of the named providers. */
  payments?: readonly PaymentSecret[];
  /** Carrier settings, and the named secrets between the shop and its carriers. */
  carriers?: readonly CarrierSecret[];
  /** Pushes to browsers: the secret of the shop's push key, and the push services. */
  push?: true;
  /** The provider that signs invoices and submits them to the tax office. */
  einvoice?: true;
};

/** Adds the rights that a contract implies: counting rate limits, reading session keys. */
export function withImplied({ access, limit }: AnyContract, rights: Rights): Rights {
  return {
    ...rights,
    edge: true,
    ...(access === 'public' || rights.table ? {} : { table: 'read' as const }),
    ...(limit ? { table: 'write' as const } : {}),
  };
}
