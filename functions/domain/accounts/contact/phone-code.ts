import type { MessageChannel } from '#shared/identity/identity-choices.ts';
import type { Language } from '#shared/values/language.ts';
import { sendTextMessage } from '#functions/platform/clients/text-messages.ts';
import { limitRateInWrite } from '#functions/platform/limits/rate-limit.ts';
import { otpCode } from '#functions/platform/tokens/signed-tokens.ts';

/** Rate limit per phone number for all purposes, because messages cost money and disturb the owner. */
const hourly = { calls: 5, seconds: 3600 };

export const limitPhoneCodes = (phoneNumber: string) =>
  limitRateInWrite('phone-code', phoneNumber, hourly, 'too-many');

const texts: Record<Language, (code: string) => string> = {
  vi: (code) =>
    `Chợ Làng: ${code} là mã xác nhận số điện thoại của bạn, có hiệu lực 10 phút. Không đưa mã này cho ai.`,
  en: (code) => `Cho Lang: ${code} is your phone confirmation code, valid for 10 minutes. Never share it.`,
};

type PhoneCode = { codeId: string; to: string; channel: MessageChannel; language: Language };

/** Sends a code, derived from its id and never stored. Returns false if no message service took it. */
export const sendPhoneCode = async ({ codeId, to, channel, language }: PhoneCode): Promise<boolean> =>
  sendTextMessage({ id: codeId, to, channel, text: texts[language](await otpCode(codeId)) });
