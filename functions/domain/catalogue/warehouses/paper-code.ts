import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { newId } from '#shared/values/ids.ts';

/** Document code: CK (chuyển kho), KK (kiểm kho) or QT (quầy thu), day in Vietnam, five letters. */
export const newPaperCode = (kind: 'CK' | 'KK' | 'QT', at: Date): string =>
  kind + dayInVietnam(at.getTime()).slice(2).replaceAll('-', '') + newId().slice(-5);
