import type { AnyContract } from '#shared/route.ts';
import type { PaymentSecret } from '../stages.ts';
import type { QueueName } from './queues.ts';

/** What a function may touch. What is not named here it can neither reach nor find. */
export type Rights = {
  table?: 'read' | 'write';
  /** Snapshots of the views: most functions read them, one stores them. */
  views?: 'read' | 'write';
  /** Pictures of members: letting them put one, or making what is shown of it. */
  media?: 'upload' | 'process';
  /** The built web app's one page and the list of its files. */
  web?: 'read';
  /** The secret that signs tokens and mail links. */
  secret?: true;
  /** Where other accounts sign in, and the secret the shop shows there. */
  signIn?: true;
  /** Sending mail in the shop's name. */
  mail?: true;
  /** Writing to sockets that are open. */
  sockets?: true;
  queues?: readonly QueueName[];
  /** How the shop is paid, and the secrets of those who bring the money, each by name. */
  payments?: readonly PaymentSecret[];
};

/** What a contract asks for by itself: a limit is counted in the table, a token is checked with the secret. */
export function withImplied({ access, limit }: AnyContract, rights: Rights): Rights {
  return {
    ...rights,
    ...(limit ? { table: 'write' as const } : {}),
    ...(access === 'public' ? {} : { secret: true as const }),
  };
}
