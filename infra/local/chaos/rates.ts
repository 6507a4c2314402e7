/**
 * Frequency of each fault with `CHAOS=1`, per thousand. AWS shows all of these faults, most of them far less
 * often: a run of minutes should meet what a shop meets in a year.
 */
export const rates = {
  // Faults of a table call that is refused before anything is done:
  /** Another transaction was in progress on one of the items. */
  conflict: 40,
  /** The call is throttled. */
  throttle: 15,
  /** Calls are throttled for so long that retries do not help. */
  burst: 1,
  // Faults of a table call that is carried out:
  /** The call is slow. */
  slow: 60,
  /** A batch read answers only a part of its keys. */
  halfABatch: 30,
  /** A transaction is carried out, but its reply never arrives. */
  lostAnswer: 5,
  // Faults after a write:
  /** A batch of the stream arrives late. */
  lateStream: 200,
  /** A batch of the stream is delivered again after it was processed. */
  repeatedStream: 80,
  /** A batch of a queue is delivered again after it was processed. */
  repeatedMessages: 80,
  /** A standard queue delivers messages in another order. */
  turnedMessages: 300,
  // Faults of a function before its next write:
  /** The function is killed: earlier writes remain, later ones do not happen. */
  ended: 4,
} as const;

export type Trouble = keyof typeof rates;

/** Ranges of random durations in milliseconds. */
export const lengths = {
  /** Delay until an index shows a write; until then it shows the old state. */
  index: [200, 3000],
  /** Delay until an eventually consistent read shows a write. */
  replica: [0, 200],
  slow: [20, 400],
  lateStream: [100, 1500],
  /** Delay until a repeated message arrives. A failed message waits as long as its queue prescribes. */
  again: [50, 800],
} as const satisfies Record<string, readonly [number, number]>;

export type Length = keyof typeof lengths;

/** Number of table calls that a burst refuses. */
export const burstCalls = 12;
