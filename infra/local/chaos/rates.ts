/**
 * How often what goes wrong with `CHAOS=1`, of a thousand. AWS does all of this, most of it far less often: here a run of minutes is to meet
 * what a shop meets in a year.
 */
export const rates = {
  // A call of the table, refused before anything is done:
  /** Somebody else's transaction was at one of the items. */
  conflict: 40,
  /** Too much at once. */
  throttle: 15,
  /** Too much at once for so long that trying again does not help. */
  burst: 1,
  // A call of the table, done:
  /** It takes its time. */
  slow: 60,
  /** A batch answers for a part of what it was asked. */
  halfABatch: 30,
  /** A transaction is carried out, and its answer never arrives. */
  lostAnswer: 5,
  // What follows from a write:
  /** A batch of the stream comes late. */
  lateStream: 200,
  /** A batch of the stream that was worked off comes once more. */
  repeatedStream: 80,
  /** A batch of a queue that was worked off comes once more. */
  repeatedMessages: 80,
  /** A queue that keeps no order gives in another one. */
  turnedMessages: 300,
  // A function, before it writes once more:
  /** Ended there: what it wrote so far is written, and nothing after it. */
  ended: 4,
} as const;

export type Trouble = keyof typeof rates;

/** From and to, in milliseconds; drawn for each anew. */
export const lengths = {
  /** An index shows a write so much later; until then it shows what stood there before. */
  index: [200, 3000],
  /** So does a read that need not be of this very moment. */
  replica: [0, 200],
  slow: [20, 400],
  lateStream: [100, 1500],
  /** A message that comes twice comes again so soon. One that failed waits as long as its queue says. */
  again: [50, 800],
} as const satisfies Record<string, readonly [number, number]>;

export type Length = keyof typeof lengths;

/** How many calls of the table a burst refuses. */
export const burstCalls = 12;
