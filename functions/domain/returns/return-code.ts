import { datedCode } from '#functions/platform/dated-code.ts';

/** Return code; TH stands for trả hàng. */
export const newReturnCode = (now: Date): string => datedCode('TH', now);
