import { datedCode } from '#functions/platform/dated-code.ts';

export const newOrderCode = (now: Date): string => datedCode('CL', now);
