/** So often a message is tried before it is a dead letter. */
export const maxReceives = 5;
