/** Returns whole seconds since 1970, the unit of the table's TTL attribute. */
export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

export const secondsAfter = (at: Date, seconds: number): number => secondsOf(at) + seconds;
