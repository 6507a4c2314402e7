import type { Clock } from '../../home/clock.ts';
import type { State } from '../../home/state.ts';
import type { Answer, Ask } from './provider-door.ts';

/** Parts of the surrounding cloud that a simulator can use. */
export type ProviderContext = {
  clock: Clock;
  state: State;
  /** Returns a secret by name, with the value that the functions have. */
  secret: (name: string) => string;
  /** Returns a setting that the functions have too. */
  setting: (name: string) => string;
  /** Returns the shop's address for programs on this machine. */
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
