/**
 * Keys of contact messages.
 *
 *   message                            pk MESSAGE#<id>   sk HEAD
 *   tombstone, for its view            pk MESSAGE#<id>   sk GONE
 *   messages of a member, by time      gsi2 MESSAGES-OF#<user>   <moment>#<id>
 *   all, filtered and sorted           the view `messages`, fed by the heads
 */
export const contactKeys = {
  head: (id: string) => ({ pk: `MESSAGE#${id}`, sk: 'HEAD' }),
  /** Tombstone under a key of its own, so that reading a deleted message finds nothing. */
  gone: (id: string) => ({ pk: `MESSAGE#${id}`, sk: 'GONE' }),
  sentBy: (userId: string) => `MESSAGES-OF#${userId}`,
  amongSent: (userId: string, at: string, id: string) => ({
    gsi2pk: `MESSAGES-OF#${userId}`,
    gsi2sk: `${at}#${id}`,
  }),
};

export const messageFeed = { name: 'messages', shards: 1 };
