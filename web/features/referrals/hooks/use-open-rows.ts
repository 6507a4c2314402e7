import { useState } from 'react';
import type { ReferralFacts, ReferralRow } from '#shared/referrals/referrals.contract.ts';
import { openPage } from '../api/referral-queries.ts';
import type { OpenBranch } from '../rules/tree-lines.ts';

type Branches = Readonly<Record<string, OpenBranch>>;

const without = (branches: Branches, gone: readonly string[]): Branches =>
  Object.fromEntries(Object.entries(branches).filter(([id]) => !gone.includes(id)));

/**
 * Returns the state of opened rows and their loaded members. Closing a row drops it with everything opened
 * below it. The first members come with the row itself, so that the second level opens at once.
 */
export function useOpenRows() {
  const [branches, setBranches] = useState<Branches>({});

  const put = (id: string, change: Partial<OpenBranch>) =>
    setBranches((known) => {
      const branch = known[id];
      return branch ? { ...known, [id]: { ...branch, ...change } } : known;
    });

  async function load(id: string, page: number, before: readonly ReferralFacts[]): Promise<void> {
    put(id, { isLoading: true });
    try {
      const found = await openPage(id, page);
      const known = new Set(before.map((row) => row.id));
      const rows = [...before, ...found.data.filter((row) => !known.has(row.id))];
      put(id, { rows, total: found.total, page, isLoading: false });
    } catch (error) {
      console.warn('Failed to fetch indirect referrals', error);
      put(id, { isLoading: false });
    }
  }

  function open(row: ReferralFacts & { referrals?: ReferralFacts[] }): void {
    const rows = row.referrals ?? [];
    const hasCome = rows.length > 0;
    setBranches((known) => ({
      ...known,
      [row.id]: { rows, total: row.referralsCount, page: hasCome ? 1 : 0, isLoading: false },
    }));
    if (!hasCome) void load(row.id, 1, []);
  }

  const close = (id: string): void =>
    setBranches((known) => without(known, [id, ...(known[id]?.rows.map((row) => row.id) ?? [])]));

  return {
    branchOf: (id: string): OpenBranch | undefined => branches[id],
    toggle: (row: ReferralFacts | ReferralRow): void => (branches[row.id] ? close(row.id) : open(row)),
    more: (id: string): void => {
      const branch = branches[id];
      if (branch && !branch.isLoading) void load(id, branch.page + 1, branch.rows);
    },
    closeAll: (): void => setBranches({}),
  };
}

export type OpenRows = ReturnType<typeof useOpenRows>;
