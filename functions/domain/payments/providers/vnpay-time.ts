const hanoi = 7 * 3_600_000;

/** yyyyMMddHHmmss as the clocks in Vietnam show it, without saying so. */
export const vnpayTime = (at: Date): string =>
  new Date(at.getTime() + hanoi).toISOString().replace(/\D/g, '').slice(0, 14);
