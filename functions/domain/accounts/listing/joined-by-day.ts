import { usersView } from './users-view.ts';

/** Number of accounts opened on each day in Vietnam; days without any are missing. */
export async function joinedByDay({ from, to, until }: { from: string; to: string; until: string }) {
  const tallies = await usersView.rows('whole').tally({
    by: ['day'],
    where: [
      { column: 'day', atLeast: from },
      { column: 'day', atMost: to },
      { column: 'createdAt', atMost: until },
    ],
  });
  return new Map(tallies.map(({ day, count }) => [String(day), count]));
}
