import { datedCode } from '#functions/platform/dated-code.ts';

/** Refund code, also in the transfer's words: HT stands for hoàn tiền. */
export const newRefundCode = (now: Date): string => datedCode('HT', now);
