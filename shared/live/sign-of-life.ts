/**
 * Message that a tab sends so that the API gateway does not close its socket as idle. No function receives it.
 */
export const signOfLife = 'alive';
