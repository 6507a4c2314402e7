/** Whole seconds since 1970, in which the table keeps what ends by itself. */
export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

export const secondsAfter = (at: Date, seconds: number): number => secondsOf(at) + seconds;
