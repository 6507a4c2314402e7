import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { newId } from '#shared/values/ids.ts';

/** What a paper of the store room is called: CK (chuyển kho) or KK (kiểm kho), the day in Vietnam, and five letters. */
export const newPaperCode = (kind: 'CK' | 'KK', at: Date): string =>
  kind + dayInVietnam(at.getTime()).slice(2).replaceAll('-', '') + newId().slice(-5);
