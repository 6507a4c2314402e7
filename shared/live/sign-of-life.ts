/** Message of a tab that keeps the gateway from closing its idle socket. No function receives it. */
export const signOfLife = 'alive';
