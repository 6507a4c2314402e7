import type { AnyContract } from '#shared/contract/route.ts';
import { refusalOf } from './refusal-of.ts';

/** Error code of a refused operation. Throws if its contract, which the API reference shows, does not promise it. */
export async function promisedRefusal(
  { name, errors }: Pick<AnyContract, 'name' | 'errors'>,
  work: Promise<unknown>,
): Promise<string | undefined> {
  const code = await refusalOf(work);
  if (code !== undefined && !errors.some((promised) => promised === code))
    throw new Error(`${name} refuses with ${code}, which its contract does not promise`);
  return code;
}
