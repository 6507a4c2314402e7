import { describe, expect, it } from 'vitest';
import { userTransitions } from '#shared/accounts/index.ts';
import { type UserStatus, userStatuses } from '#shared/values/user-statuses.ts';

describe('the moves of an account', () => {
  it('lead to states there are, never to where it already is, each once', () => {
    for (const [from, moves] of Object.entries(userTransitions)) {
      expect(userStatuses).toEqual(expect.arrayContaining([...moves]));
      expect(moves).not.toContain(from);
      expect(new Set(moves).size).toBe(moves.length);
    }
  });

  it('can lock any account, and lead every account to active', () => {
    const reaches = (from: UserStatus, seen = new Set<UserStatus>()): boolean => {
      if (from === 'active') return true;
      if (seen.has(from)) return false;
      seen.add(from);
      return userTransitions[from].some((next) => reaches(next, seen));
    };
    expect(userStatuses.filter((status) => !reaches(status))).toEqual([]);
    const lockable = userStatuses.filter((status) => userTransitions[status].includes('inactive'));
    expect(lockable).toEqual(userStatuses.filter((status) => status !== 'inactive'));
  });

  it('make nobody active but whose identity staff approve, or who was it before a lock', () => {
    const before = userStatuses.filter((status) => userTransitions[status].includes('active'));
    expect(before).toEqual(['kyc_submitted', 'inactive']);
  });

  it('never lead back to an unconfirmed e-mail', () => {
    expect(Object.values(userTransitions).flat()).not.toContain('pending');
  });

  it('make an active member identify again before changes to the identity count', () => {
    expect(userTransitions.active).toEqual(['kyc_changing', 'inactive']);
    expect(userTransitions.kyc_changing).toContain('kyc_submitted');
  });
});
