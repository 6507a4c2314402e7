/** Number of times a message is received before it goes to the dead-letter queue. */
export const maxReceives = 5;
