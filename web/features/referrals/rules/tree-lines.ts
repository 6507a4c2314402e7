import { deepestOpened } from '#shared/referrals/referral-choices.ts';
import type { ReferralFacts, ReferralRow } from '#shared/referrals/referrals.contract.ts';

/** Loaded members below a row. */
export type OpenBranch = {
  rows: ReferralFacts[];
  total: number;
  page: number;
  isLoading: boolean;
};

/** Tells which rows are open. */
type OpenBranches = { branchOf: (id: string) => OpenBranch | undefined };

/** A row of the table: a member at a depth, or the rest of a member's branch. */
export type TreeLine =
  | { kind: 'person'; row: ReferralFacts; depth: number; isOpen: boolean; canOpen: boolean }
  | { kind: 'more'; of: ReferralFacts; depth: number; left: number; isLoading: boolean };

type Person = ReferralFacts | ReferralRow;

function linesOf(row: Person, depth: number, open: OpenBranches, expands: boolean): TreeLine[] {
  const branch = expands ? open.branchOf(row.id) : undefined;
  const canOpen = expands && depth < deepestOpened && row.referralsCount > 0;
  const own: TreeLine = { kind: 'person', row, depth, isOpen: branch !== undefined, canOpen };
  if (!branch || !canOpen) return [own];
  const left = Math.max(0, branch.total - branch.rows.length);
  return [
    own,
    ...branch.rows.flatMap((child) => linesOf(child, depth + 1, open, expands)),
    ...(left > 0 || branch.isLoading
      ? [{ kind: 'more' as const, of: row, depth: depth + 1, left, isLoading: branch.isLoading }]
      : []),
  ];
}

/** Returns the rows of a page with all opened rows below them, in display order. */
export const treeLines = (rows: readonly Person[], open: OpenBranches, expands: boolean): TreeLine[] =>
  rows.flatMap((row) => linesOf(row, 0, open, expands));
