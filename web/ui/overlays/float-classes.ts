/** Class names in a file of their own, so that importing them does not pull in a menu's code. */
export const floatClasses = 'anim-pop z-50 rounded-md border border-line bg-raised shadow-float';
