/** What a tab says so that the gateway does not take its socket for a forgotten one: no function hears it. */
export const signOfLife = 'alive';
