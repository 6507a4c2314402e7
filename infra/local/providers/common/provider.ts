import type { Clock } from '../../home/clock.ts';
import type { State } from '../../home/state.ts';
import type { Answer, Ask } from './provider-door.ts';

/** What a simulator knows of the cloud around it. */
export type ProviderContext = {
  clock: Clock;
  state: State;
  /** The secret of that name, as the functions know it. */
  secret: (name: string) => string;
  /** A setting the functions have too. */
  setting: (name: string) => string;
  /** Where the shop is reached from this machine. */
  shop: () => string;
};

export type Provider = {
  answer: (ask: Ask) => Promise<Answer | undefined>;
  pump: () => Promise<void>;
  isIdle: () => boolean;
};

export const providerBases = {
  bank: '/dev/bank',
  vnpay: '/dev/vnpay',
  stripe: '/dev/stripe',
  google: '/dev/google',
  ghtk: '/dev/ghtk',
  einvoice: '/dev/einvoice',
  push: '/dev/push',
  messages: '/dev/sms',
} as const;
