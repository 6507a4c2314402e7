import { type AnyContract, readsBody } from '#shared/contract/route.ts';
import { readAnswer } from '#tests/support/read-answer.ts';
import type { World } from '#tests/support/world.ts';
import type { Sample } from './sample.ts';

/** As a browser writes it into an address; half a character, as its bytes would be. */
const inPath = (part: unknown): string =>
  Array.from(String(part), (letter) => (letter.isWellFormed() ? encodeURIComponent(letter) : '%ED%A0%80'))
    .join('')
    .replace(/^\.{1,2}$/, 'x');

const searchOf = (query: object): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.set(name, String(value));
  return search.toString();
};

/** Sends a call as it is written, well or badly. */
export async function ask(
  { url }: World,
  contract: AnyContract,
  { token, params = {}, query = {}, body }: Sample,
): Promise<{ status: number; body: unknown }> {
  const path = contract.path.replace(/\{(\w+)\}/g, (_, name: string) => inPath(params[name] ?? ''));
  const reply = await fetch(`${url}/api${path}?${searchOf(query)}`, {
    method: contract.method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(readsBody(contract) && body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: await readAnswer(reply) };
}
