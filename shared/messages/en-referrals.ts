import type * as vi from './vi-referrals.ts';

export const referralErrors: typeof vi.referralErrors = {
  USER_NOT_FOUND: 'User not found.',
  REFERRER_NOT_FOUND: 'We couldn’t find anyone with this referral code.',
  REWARD_NOT_FOUND: 'This reward was not found.',
  REFERRER_KNOWN: 'You already have a referrer; it cannot be changed.',
  REFERRER_TOO_LATE: 'A referrer can only be named before the first order.',
  REFERRER_CIRCLE: 'This person was invited by you or by your network.',
  REFERRER_ANSWERED: 'You have answered this before.',
  INVALID_REQUEST_ACTION: 'Invalid request action.',
  REWARD_DECIDED: 'This reward has been decided already.',
  REWARD_TOO_LITTLE: 'The usable balance is not enough.',
  REWARD_TOO_SMALL: 'Convert {least} or more at a time.',
};
