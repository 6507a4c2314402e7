import { answerAddress, firstDataId, type FirstAnswer } from '#shared/first-data.ts';
import type { AnyContract } from '#shared/contract/route.ts';

/** Data embedded in the page is as old as the page; after this time the API is asked again. */
const freshMilliseconds = 30_000;

type RequestParameters = { params?: Record<string, string>; query?: Record<string, string> };

function read(): Map<string, unknown> {
  const text = document.getElementById(firstDataId)?.textContent;
  if (!text) return new Map();
  // The cast is safe: our own function wrote the data for this release.
  const answers = JSON.parse(text) as FirstAnswer[];
  return new Map(answers.map(({ address, reply }) => [address, reply]));
}

let answers: Map<string, unknown> | undefined;
const taken = new Set<string>();

/**
 * Returns the response embedded in the page, but only once: a second request wants fresh data. Only public data
 * is embedded, because the cached pages are the same for everybody.
 */
export function takeFirstAnswer(
  contract: AnyContract,
  asked: RequestParameters,
): { reply: unknown } | undefined {
  if (contract.access !== 'public' || contract.method !== 'GET') return undefined;
  if (performance.now() > freshMilliseconds) return undefined;
  answers ??= read();
  if (answers.size === 0) return undefined;
  const address = answerAddress(contract, asked);
  if (!answers.has(address)) return undefined;
  const reply = answers.get(address);
  answers.delete(address);
  taken.add(address);
  return { reply };
}

/** Tells whether a response was embedded in the page and may be as old as the edge's cached copy. */
export const cameWithPage = (contract: AnyContract, asked: RequestParameters): boolean =>
  taken.has(answerAddress(contract, asked));

/** Tells whether the page brought its own data, so that it can render without a request. */
export const hasFirstData = (): boolean => document.getElementById(firstDataId) !== null;
