import type { ListedBy } from '#shared/reconciliation/reconciliation.ts';

/**
 * Keys of comparisons, by the question that each of them answers.
 *
 *   days of a provider, by their names         pk COMPARED#<provider>          sk <day>
 *   what differs on a day of a provider        pk COMPARED#<provider>#<day>    sk <difference>
 */
export const comparedKeys = {
  days: (provider: ListedBy) => `COMPARED#${provider}`,
  day: (provider: ListedBy, day: string) => ({ pk: `COMPARED#${provider}`, sk: day }),
  differences: (provider: ListedBy, day: string) => `COMPARED#${provider}#${day}`,
  difference: (provider: ListedBy, day: string, id: string) => ({
    pk: `COMPARED#${provider}#${day}`,
    sk: id,
  }),
};
