/**
 * The questions asked of what people write to us, and the keys that answer them.
 *
 *   one message                        pk MESSAGE#<id>   sk HEAD
 *   that one is gone, for its view     pk MESSAGE#<id>   sk GONE
 *   what a member wrote, in its order  gsi2 MESSAGES-OF#<user>   <moment>#<id>
 *   all, filtered and sorted           the view `messages`, fed by the heads
 */
export const contactKeys = {
  head: (id: string) => ({ pk: `MESSAGE#${id}`, sk: 'HEAD' }),
  /** Not in its own place: whoever asks for one that is gone finds none. */
  gone: (id: string) => ({ pk: `MESSAGE#${id}`, sk: 'GONE' }),
  sentBy: (userId: string) => `MESSAGES-OF#${userId}`,
  amongSent: (userId: string, at: string, id: string) => ({
    gsi2pk: `MESSAGES-OF#${userId}`,
    gsi2sk: `${at}#${id}`,
  }),
};

export const messageFeed = { name: 'messages', shards: 1 };
