/** The looks of what floats over the page. In a file of its own: who needs only this needs no menu's code. */
export const floatLook = 'anim-pop z-50 rounded-md border border-line bg-raised shadow-float';
