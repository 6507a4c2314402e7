/** Of whoever left no address is kept; whoever is here has one. */
export const hasLeft = ({ email }: { email: string }): boolean => email === '';
