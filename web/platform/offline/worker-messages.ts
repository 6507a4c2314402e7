import type { Language } from '#shared/values/language.ts';

/** Resources a page loaded before the service worker controlled it. */
export type SeenResources = {
  type: 'seen';
  /** Address of the page. */
  page: string;
  /** Release of the page, identified by its entry script. */
  entry: string;
  language: Language;
  addresses: readonly string[];
  /** Responses embedded in the page. */
  answers: readonly { address: string; reply: unknown }[];
};

/** Messages from pages to the worker. */
export type ToWorker =
  | { type: 'account'; account: string | undefined }
  | SeenResources
  /** Asks for the worker's release; it answers through the port that is sent along. */
  | { type: 'which' }
  | { type: 'take-over' };
