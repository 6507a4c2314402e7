import type * as vi from './vi-tills.ts';

export const tillErrors: typeof vi.tillErrors = {
  TILL_NOT_FOUND: 'Till not found.',
  TILL_OPEN: 'You already have an open till at this warehouse. Please close it before you open another.',
  TILL_CLOSED: 'This till is closed and cannot be changed any more. Please reload the page.',
  TILL_STILL_OPEN: 'This till is still open, so there is no slip yet.',
  TILL_EXPECTS:
    'Money came or went just now: the till should hold {expected}. Please look again and press close once more.',
  TILL_REQUIRED: 'You have no open till, so no money can be taken yet. Please open one and try again.',
  TILL_ELSEWHERE:
    'This order is sold at {warehouse}, where you have no open till. Please open one there and try again.',
  REFUND_TILL: 'Please choose the till the cash leaves.',
  CASH_SHORT: 'The cash given is {missing} short. Please check it.',
  CARD_TOO_MUCH: 'The card cannot pay more than the total of {total}.',
  TRANSFER_UNPROVEN:
    'Only an admin may say that a transfer has come. Please wait for the bank to report the money.',
  TILL_SHORT: 'There is only {most} in the till. Please check the amount.',
};
