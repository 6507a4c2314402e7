import type * as z from 'zod';
import { fillPath, toQueryString, type AnyContract, type CallInput } from './contract/route.ts';

/** The element of a page that carries the answers its first screen asks for. */
export const firstDataId = 'first-data';

/** An answer of the API that arrives inside a page, under the address it would have been asked at. */
export type FirstAnswer = { address: string; reply: unknown };

type AddressInput<C extends AnyContract> = Pick<CallInput<C>, 'params' | 'query'>;

/** `/products?page=1&sortBy=sold`: the same question has the same address, in whatever order it is asked. */
export function answerAddress<C extends AnyContract>(
  { path }: C,
  { params, query }: AddressInput<C>,
): string {
  // Contracts of reads describe flat records of texts and numbers.
  const search = new URLSearchParams(toQueryString(query as Record<string, string>));
  search.sort();
  return fillPath(path, params as Record<string, string>) + (search.size > 0 ? `?${search.toString()}` : '');
}

/** An answer as the API would give it: parsed by its contract, so that nothing else travels along. */
export const firstAnswer = <C extends AnyContract>(
  contract: C,
  asked: AddressInput<C>,
  reply: z.input<C['reply']>,
): FirstAnswer => ({ address: answerAddress(contract, asked), reply: contract.reply.parse(reply) });
