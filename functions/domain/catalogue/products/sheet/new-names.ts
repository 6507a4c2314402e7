import { slugify } from '#shared/values/text.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { findProductIdByCode, findProductIdBySlug } from '../find-product.ts';

const longestCode = 10;
/** Highest number tried before the product's id goes into the name. */
const maxNumbers = 9;
const ownLetters = 4;

function* codesLike(code: string, id: string): Generator<string> {
  yield code;
  for (let number = 2; number <= maxNumbers; number += 1) yield `${code.slice(0, longestCode - 2)}-${number}`;
  yield `${code.slice(0, longestCode - ownLetters - 1)}-${id.slice(-ownLetters)}`;
  yield id.slice(-longestCode);
}

function* slugsLike(slug: string, id: string): Generator<string> {
  yield slug;
  for (let number = 2; number <= maxNumbers; number += 1) yield `${slug}-${number}`;
  yield `${slug}-${id.slice(-ownLetters).toLowerCase()}`;
  yield `${slug}-${id.toLowerCase()}`;
}

async function firstFree(
  names: Iterable<string>,
  taken: Set<string>,
  isTaken: (name: string) => Promise<unknown>,
): Promise<string> {
  let last = '';
  for (const name of names) {
    last = name;
    if (!taken.has(name.toUpperCase()) && (await isTaken(name)) === undefined) break;
  }
  taken.add(last.toUpperCase());
  return last;
}

type Nameless = { id: string; name: string; code: string; codeDerived: boolean };

/** Generates names for products created together: trying numbers alone would take too many reads. */
export function generateNames(context: Context, typed: readonly string[]) {
  const codes = new Set(typed.map((code) => code.toUpperCase()));
  const slugs = new Set<string>();
  return async ({ id, name, code, codeDerived }: Nameless): Promise<{ code: string; slug: string }> => ({
    code: codeDerived
      ? await firstFree(codesLike(code, id), codes, (one) => findProductIdByCode(context, one))
      : code,
    slug: await firstFree(slugsLike(slugify(name) || 'san-pham', id), slugs, (one) =>
      findProductIdBySlug(context, one),
    ),
  });
}
