import { deepestOpened } from '#shared/referrals/referral-choices.ts';
import type { ReferralFacts, ReferralRow } from '#shared/referrals/referrals.contract.ts';

/** Whom somebody brought, as far as they have come. */
export type OpenBranch = {
  rows: ReferralFacts[];
  total: number;
  page: number;
  isLoading: boolean;
};

/** Which rows are opened. */
type OpenBranches = { branchOf: (id: string) => OpenBranch | undefined };

/** A row of the table: somebody, so deep; or what is left of somebody's branch. */
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

/** The rows of a page with all that was opened below them, in the order in which they stand. */
export const treeLines = (rows: readonly Person[], open: OpenBranches, expands: boolean): TreeLine[] =>
  rows.flatMap((row) => linesOf(row, 0, open, expands));
