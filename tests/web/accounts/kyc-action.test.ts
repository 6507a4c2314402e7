import { expect, it } from 'vitest';
import { kycActionOf, kycActions } from '#shared/accounts/kyc-action.ts';
import { vi as texts } from '#web/locales/vi.ts';

it.each([
  ['pending', 'Xác thực email', '/verify-email'],
  ['pending_kyc', 'Hoàn thành KYC', '/kyc'],
  ['kyc_submitted', 'Hoàn thành KYC', '/kyc'],
  ['kyc_changing', 'Hoàn thành KYC', '/kyc'],
  [undefined, 'Hoàn thành KYC', '/kyc'],
  ['pending_admin', 'Liên hệ admin', '/contact-admin'],
  ['inactive', 'Liên hệ admin', '/contact-admin'],
] as const)('%s: %s leads to %s', (status, words, way) => {
  const action = kycActionOf(status);
  expect([texts.identity.need[action], kycActions[action]]).toEqual([words, way]);
});
