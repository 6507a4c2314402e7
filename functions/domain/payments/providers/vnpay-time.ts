const hanoi = 7 * 3_600_000;

/** Formats a date as yyyyMMddHHmmss in Vietnam time, without a time zone. */
export const vnpayTime = (at: Date): string =>
  new Date(at.getTime() + hanoi).toISOString().replace(/\D/g, '').slice(0, 14);
