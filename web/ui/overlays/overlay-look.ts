/** The ground that what lies over the page is drawn on. */
export const overlayLook = 'anim-fade fixed inset-0 z-50 bg-scrim';
