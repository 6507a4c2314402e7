/** Texts of errors between members, in messages to staff and in publishing. */
export const memberErrors = {
  USER_NOT_FOUND: 'User not found.',
  KYC_REQUIRED: 'Please verify your identity to do this.',
  MESSAGE_NOT_FOUND: 'This message was not found.',
  MESSAGE_ANSWERED: 'This message has been answered already.',
  BIRTHDAY_VERIFIED:
    'Your birthday is verified by your document. To change it, update your document in the wallet.',
  NAME_VERIFIED: 'Your name has been verified. To change it, update your document in the wallet.',
  MEMBER_SELF: 'You can’t do this to yourself.',
  MEMBER_BLOCKED: 'You have blocked this person. Unblock them first.',
  FOLLOWS_FULL: 'You already follow {limit} people, which is the most.',
  RELATIONS_FULL: 'The list already holds {limit} people.',
};
