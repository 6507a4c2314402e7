/** Texts of errors about users, about staff's decisions on them and about their requests. */
export const peopleErrors = {
  USER_NOT_FOUND: 'User not found.',
  EMAIL_NOT_FOUND: 'No account uses this email.',
  REFERRER_NOT_FOUND: 'We couldn’t find anyone with this referral code.',
  BIRTH_DATE_NEEDED: 'Please enter your date of birth.',
  GUARDIAN_NEEDED: 'You are under 16. Please enter the ID code of your guardian.',
  GUARDIAN_NOT_FOUND: 'We couldn’t find a guardian with a verified identity by this code.',
  UNKNOWN_ACTION: '“{action}” is no valid request action.',
  OWN_ACCOUNT: 'You cannot do this to your own account.',
  USER_STATE: 'This account has been decided on already or is in another state. Please reload the page.',
  REVIEW_HELD: '{name} is looking at this account. Choose another one, or wait until {name} lets go of it.',
  PRIVACY_REQUEST_NOT_FOUND: 'Request not found.',
  PRIVACY_REQUEST_STATE: 'This request has moved on. Please reload the page.',
  TOO_MANY_REQUESTS_OPEN:
    'You have {limit} requests that are not answered yet. Please wait before you send more.',
  PASSWORD_TOO_SHORT: 'A password needs at least {min} characters.',
  APPLY_AGAIN_LINK_INVALID: 'This link is invalid, has expired or was used before.',
  PRIVACY_LINK_INVALID: 'This link is invalid, has expired or was used before.',
};

export const peopleNotices = {
  appliedAgain: 'Your details were sent again. We will email you the result.',
  privacyLinkSent: 'If an account uses this email, we have sent a link to it.',
};
