import type * as z from 'zod';
import { vi as texts } from '#web/locales/vi.ts';
import type { Role } from '#shared/contract/access.ts';
import type { AnyContract, ReplyOf } from '#shared/contract/route.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, type Answer } from '../support/network.ts';

/** A screen that is a list: what it asks, and what it says with one entry, none, none of these, or no answer. */
export type ListCase = {
  name: string;
  url: string;
  as?: Role;
  /** What fills it. */
  list: AnyContract;
  full: Answer;
  empty: Answer;
  /** More of it is loaded below what is there: no address names a page. */
  grows?: true;
  /** What the rest of the page asks. */
  beside?: readonly Answer[];
  says: { full: string; failed: string; empty: string };
  /** The address that narrows it to nothing, what it says then, and the button that widens it again. */
  narrowed?: { url: string; says: string; widen: string };
};

type Given<C extends AnyContract> = Omit<ListCase, 'list' | 'full' | 'empty'> & {
  list: C;
  pages: { full: Partial<ReplyOf<C>> | readonly unknown[]; empty?: Partial<ReplyOf<C>> };
};

const filled = <C extends AnyContract>(contract: C, said: unknown): ReplyOf<C> =>
  Array.isArray(said)
    ? (said as ReplyOf<C>)
    : (exampleOf(contract.reply, said as Partial<z.output<C['reply']>>) as ReplyOf<C>);

export const aList = <C extends AnyContract>({ pages, ...given }: Given<C>): ListCase => ({
  ...given,
  full: answer(given.list, filled(given.list, pages.full)),
  empty: answer(given.list, filled(given.list, Array.isArray(pages.full) ? [] : { ...pages.empty })),
});

export const onePage = { total: 1, page: 1, totalPages: 1, hasNext: false, hasPrev: false };
export const none = { total: 0, totalPages: 0 };
export const clear = texts.common.action.clearFilters;
