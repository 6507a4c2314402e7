import type { ListedBy } from '#shared/reconciliation/reconciliation.ts';

/**
 * Keys of comparisons, listed by what each of them finds.
 *
 *   compared days of a provider         pk COMPARED#<provider>        sk <day>
 *   differences on a day of a provider  pk COMPARED#<provider>#<day>  sk <difference>
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
