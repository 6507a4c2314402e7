/**
 * The questions asked of what browsers tell, and the keys that answer them. Sums alone: nothing of it says whose.
 *
 *   how many came how far on a day         pk STEPS#<month>     sk <day>#<part>
 *   what was looked for in vain            pk MISSES#<month>    sk WORDS#<words>
 *   how many such words there are          pk MISSES#<month>    sk COUNT
 */
export const stepKeys = {
  month: (month: string) => `STEPS#${month}`,
  day: (day: string, part: number) => ({ pk: `STEPS#${day.slice(0, 7)}`, sk: `${day}#${part}` }),
  misses: (month: string) => `MISSES#${month}`,
  words: 'WORDS#',
  miss: (month: string, words: string) => ({ pk: `MISSES#${month}`, sk: `WORDS#${words}` }),
  missCount: (month: string) => ({ pk: `MISSES#${month}`, sk: 'COUNT' }),
};
