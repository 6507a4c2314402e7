import type { Language } from '#shared/values/language.ts';

/** What a page brought along or asked for before the worker stood between it and the network. */
export type Seen = {
  type: 'seen';
  /** Where it stands. */
  page: string;
  /** The release it is of, by its entry. */
  entry: string;
  language: Language;
  addresses: readonly string[];
  /** Answers that came inside the page. */
  answers: readonly { address: string; reply: unknown }[];
};

/** What pages tell the worker. */
export type ToWorker =
  | { type: 'account'; account: string | undefined }
  | Seen
  /** Answered through the port that comes along, with the release's entry. */
  | { type: 'which' }
  | { type: 'take-over' };
