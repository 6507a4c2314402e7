/**
 * The questions asked of what people write to us, and the keys that answer them.
 *
 *   one message                        pk MESSAGE#<id>   sk HEAD
 *   all, filtered and sorted           the view `messages`, fed by the heads
 */
export const contactKeys = {
  head: (id: string) => ({ pk: `MESSAGE#${id}`, sk: 'HEAD' }),
};

export const messageFeed = { name: 'messages', shards: 1 };
