/**
 * Keys of visitor statistics. They hold sums only and nothing about individual visitors.
 *
 *   visitors per step on a day             pk STEPS#<month>     sk <day>#<part>
 *   search terms without results           pk MISSES#<month>    sk WORDS#<words>
 *   number of such terms                   pk MISSES#<month>    sk COUNT
 */
export const stepKeys = {
  month: (month: string) => `STEPS#${month}`,
  day: (day: string, part: number) => ({ pk: `STEPS#${day.slice(0, 7)}`, sk: `${day}#${part}` }),
  misses: (month: string) => `MISSES#${month}`,
  words: 'WORDS#',
  miss: (month: string, words: string) => ({ pk: `MISSES#${month}`, sk: `WORDS#${words}` }),
  missCount: (month: string) => ({ pk: `MISSES#${month}`, sk: 'COUNT' }),
};
